/** All sentences of a language as the build compiled them (vite.config.ts). */
declare module 'virtual:words/*' {
  import type { MessageFormatElement } from 'react-intl';
  export const words: Readonly<Record<string, MessageFormatElement[]>>;
}
