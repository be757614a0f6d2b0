import { useState } from "react";

type KeysOf<Draft, Value> = {
  [Key in keyof Draft]: Draft[Key] extends Value ? Key : never;
}[keyof Draft];

/** What binds a text field to its draft. */
export interface Typed {
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** The state of a form, and the props that bind its fields to it. */
export function useDraft<Draft extends object>(start: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(start);
  const set = (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes }));
  return { draft, set, ...fieldsFor(draft, set) };
}

export function fieldsFor<Draft extends object>(
  draft: Draft,
  set: (changes: Partial<Draft>) => void,
) {
  const change = (name: keyof Draft, value: unknown) => set({ [name]: value } as Partial<Draft>);
  return {
    /** For a text field. */
    field: (name: KeysOf<Draft, string>): Typed => ({
      value: draft[name] as string,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }),
    /** For a checkbox. */
    tick: (name: KeysOf<Draft, boolean>) => ({
      checked: draft[name] as boolean,
      onChange: (event: { target: { checked: boolean } }) => change(name, event.target.checked),
    }),
    /** For fields that pass on their value itself. */
    choice: <Key extends keyof Draft>(name: Key) => ({
      value: draft[name],
      onChange: (value: Draft[Key]) => change(name, value),
    }),
  };
}
