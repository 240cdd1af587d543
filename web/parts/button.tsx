/** A button with text, or with an icon and an accessible name. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type Sign } from './icon.tsx';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` at most once per page; `plain` recedes. */
  readonly tone?: 'main' | 'line' | 'plain' | 'danger';
  readonly sign?: Sign;
  readonly children?: ReactNode;
}

export function Button({ tone = 'line', sign, children, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles['button']} ${className ?? ''}`} data-tone={tone}>
      {sign === undefined ? null : <Icon sign={sign} />}
      {children}
    </button>
  );
}

/** Makes a link look like a button: `<Go {...asButton('line')} …>`. */
export const asButton = (tone: NonNullable<ButtonProps['tone']>) => ({
  className: styles['button'],
  'data-tone': tone,
});

interface SignButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly sign: Sign;
  readonly name: string;
  readonly isFilled?: boolean;
}

export function SignButton({ sign, name, isFilled = false, className, type = 'button', ...rest }: SignButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles['sign']} ${className ?? ''}`} aria-label={name} title={name}>
      <Icon sign={sign} isFilled={isFilled} />
    </button>
  );
}
