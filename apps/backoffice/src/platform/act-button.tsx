import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import { Button, type ButtonLook } from "@tucano/ui/button.tsx";
import { type ReactNode, useState } from "react";
import { ReasonSheet, type ReasonSheetProps } from "./reason-sheet.tsx";
import { useMay } from "./session/session.ts";

interface ActButtonProps<Data> extends Omit<ReasonSheetProps<Data>, "onClose" | "title" | "look"> {
  permission: Needed;
  label: string;
  /** What it is done to, for screen readers. */
  about?: string;
  /** Of the sheet; left out: the label. */
  title?: string;
  look?: ButtonLook;
  /** It ends something: the sheet's button is red, even if this one is not. */
  isGrave?: boolean;
  size?: "sm" | "md";
  isDisabled?: boolean;
}

/** An act with a reason, offered only to operators who have the permission. */
export function ActButton<Data>(props: ActButtonProps<Data>) {
  const { permission, label, about, look = "quiet", size = "sm", isDisabled, ...rest } = props;
  const { isGrave = look === "danger", ...sheet } = rest;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(permission)) return null;
  return (
    <>
      <Button look={look} size={size} disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </Button>
      {isOpen && (
        <ReasonSheet
          title={label}
          {...sheet}
          look={isGrave ? "danger" : "primary"}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface FormButtonProps {
  permission: Needed;
  label: string;
  /** What it is done to, for screen readers. */
  about?: string;
  look?: ButtonLook;
  /** The form, in a sheet of its own. */
  form: (close: () => void) => ReactNode;
}

/** The same for an act with a form of its own. */
export function FormButton(props: FormButtonProps) {
  const { permission, label, about, look = "primary", form } = props;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(permission)) return null;
  return (
    <>
      <Button look={look} size="sm" onClick={() => setIsOpen(true)}>
        {label}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </Button>
      {isOpen && form(() => setIsOpen(false))}
    </>
  );
}
