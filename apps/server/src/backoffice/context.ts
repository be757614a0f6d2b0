/** The room's own parts, made once by the door and handed to every command. */
import { createPasswords, passwordCosts, type Passwords } from "../members/index.ts";
import { type Audit, createAudit } from "./audit.ts";
import { createGuesses, type Guesses } from "./guesses.ts";
import { createSecretBox, type SecretBox } from "./secret-box.ts";
import type { BackofficeDeps } from "./types.ts";

export interface Parts extends BackofficeDeps {
  readonly audit: Audit;
  readonly guesses: Guesses;
  readonly passwords: Passwords;
  readonly secretBox: SecretBox;
}

export function createParts(deps: BackofficeDeps): Parts {
  const { secrets, config } = deps;
  return {
    ...deps,
    audit: createAudit(deps),
    guesses: createGuesses({ ...deps, secret: secrets.text("backoffice-guard") }),
    passwords: createPasswords({ cost: passwordCosts[config.passwordCost] }),
    secretBox: createSecretBox({
      secret: secrets.text("backoffice-second-factor"),
      random: deps.random,
    }),
  };
}
