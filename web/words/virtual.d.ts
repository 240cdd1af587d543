/** Messages of a language, precompiled by the build (vite.config.ts). */
declare module 'virtual:words/*' {
  import type { MessageFormatElement } from 'react-intl';
  export const words: Readonly<Record<string, MessageFormatElement[]>>;
}
