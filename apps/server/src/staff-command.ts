/**
 * `npm run staff`: accounts of operators, set right by whoever sits at the machine: the way out for
 * an administrator who is locked out, or has nobody who could agree. Works beside a running server.
 * Each act is in the audit log, with the user of the operating system; links are printed here, and
 * sent to nobody.
 */
import { type Machine, runCommand, say } from "./at-the-machine.ts";
import { createStaffMachine } from "./backoffice/index.ts";

const USAGE = `npm run staff -- list
npm run staff -- invite <e-mail> <role> [name]   a new account; prints its one-time link
npm run staff -- link <e-mail>                   a new link for who has not come in yet
npm run staff -- recover <e-mail>                opens the account, takes password, authenticator
                                                 and passkeys away; prints the link to begin anew
npm run staff -- close <e-mail>                  closes the account and ends its sessions`;

function sayLink(link: string): void {
  say(`Good once, for 72 hours, shown only now:\n${link}`);
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const { host, port } = machine.config.http;
  const staff = createStaffMachine({ ...machine, selfUrl: () => `http://${host}:${port}` });
  const [act, email, role, ...name] = args;
  if (act === "list" && email === undefined) {
    for (const one of await staff.list()) say(`${one.email}  ${one.role}  ${one.state}`);
    return true;
  }
  if (email === undefined) return false;
  if (act === "invite" && role !== undefined) {
    sayLink(await staff.invite({ email, role, name: name.join(" ") }));
    return true;
  }
  if (role !== undefined) return false;
  if (act === "link") sayLink(await staff.link(email));
  else if (act === "recover") sayLink(await staff.recover(email));
  else if (act === "close") {
    await staff.close(email);
    say("Closed.");
  } else return false;
  return true;
}

runCommand(process.env, {
  usage: USAGE,
  refusals: {
    "backoffice.operator_exists": "There is an account of this e-mail.",
    "backoffice.operator_not_found": "There is no account of this e-mail.",
    "backoffice.role_unknown": "There is no such role.",
    "backoffice.last_administrator": "This is the last administrator who can come in.",
  },
  execute,
});
