import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "quiet" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const looks: Record<ButtonLook, string> = {
  primary: "beak-fill font-semibold shadow-[inset_0_1px_0_oklch(1_0_0/0.35)] hover:brightness-105",
  quiet: "bg-surface-3 text-text font-medium shadow-inner hover:brightness-110",
  ghost: "text-text font-medium hover:bg-surface-2",
  danger: "bg-surface-3 text-coral-text font-medium hover:brightness-110",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 text-sm rounded-[10px]",
  md: "min-h-11 px-5 text-sm rounded-tile",
  lg: "min-h-13 px-6 text-base rounded-tile",
};

/** The look alone, for links that must look like a button. */
export function buttonClass(
  look: ButtonLook = "primary",
  size: ButtonSize = "md",
  extra?: string,
): string {
  return cx(
    "inline-flex select-none items-center justify-center gap-2 text-center no-underline",
    "py-1.5 leading-tight [&>svg]:shrink-0",
    "transition-[transform,filter,background-color] duration-120 active:scale-[0.97]",
    "disabled:opacity-50 disabled:active:scale-100",
    "aria-busy:cursor-progress aria-busy:opacity-50 aria-busy:active:scale-100",
    looks[look],
    sizes[size],
    extra,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  /**
   * Shows a spinner and refuses a second press; the label stays for its width, and the focus where
   * it is: of a button that is disabled whoever has pressed it by keyboard would lose it.
   */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Neither is a form sent by it. */
const refuse = (event: MouseEvent): void => event.preventDefault();

export function Button({
  look = "primary",
  size = "md",
  isBusy = false,
  className,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type === "submit" ? "submit" : "button"}
      className={buttonClass(look, size, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  children: ReactNode;
}

/** A 44-pixel target around one icon, always with a name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-tile text-quiet",
        "transition-[transform,color] duration-120 hover:text-text active:scale-95",
        "disabled:opacity-40",
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
