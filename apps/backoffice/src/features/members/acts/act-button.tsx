import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import { Button, type ButtonLook } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { type ReactNode, useState } from "react";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";

interface ActButtonProps {
  permission: Permission;
  label: string;
  title: string;
  text?: ReactNode;
  /** Said when it is done. */
  done: string;
  look?: ButtonLook;
  act: (reason: string) => Promise<unknown>;
  /** Fields above the reason. */
  children?: ReactNode;
}

/** An act on a player: offered to who may, done with a reason, shown when done. */
export function ActButton(props: ActButtonProps) {
  const { permission, label, title, text, done, look = "quiet", act, children } = props;
  const may = useMay();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: () => {
      showToast(done, "good");
      setIsOpen(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["member"] }),
  });
  if (!may(permission)) return null;
  return (
    <>
      <Button look={look} size="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonSheet
          title={title}
          text={text}
          submit={title}
          look={look === "danger" ? "danger" : "primary"}
          act={mutation}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </ReasonSheet>
      )}
    </>
  );
}
