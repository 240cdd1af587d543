/** Allows custom properties in `style`. */
export type CssVariable = `--${string}`;

declare module 'react' {
  interface CSSProperties {
    readonly [name: CssVariable]: string | number | undefined;
  }
}
