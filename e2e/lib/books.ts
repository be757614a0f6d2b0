import { runAtTheMachine } from "./machine.ts";

/** Runs the audit over the database of the server under test, as an operator would. */
export function auditBooks(): void {
  runAtTheMachine("books");
}
