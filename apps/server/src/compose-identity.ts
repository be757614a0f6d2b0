/** Who may come in and who is known: what members and identity ask of the rooms around them. */
import type { Compliance } from "./compliance/index.ts";
import { createIdentity, type Identity } from "./identity/index.ts";
import type { Market } from "./market/index.ts";
import type { MembersDeps } from "./members/index.ts";
import type { Messages } from "./messages/index.ts";
import type { Platform } from "./platform/context.ts";
import type { Tx } from "./platform/database/types.ts";

type Admission = NonNullable<MembersDeps["admission"]>;

interface Around {
  readonly market: Market;
  readonly compliance: () => Compliance;
  /** Does a list of barred people name this CPF? */
  readonly isListed: (cpf: string) => Promise<boolean>;
}

export function composeAdmission({ market, compliance, isListed }: Around): Admission {
  return {
    rules: async () => {
      const rules = await market.read("identity");
      return {
        minAge: rules.minAge,
        mandatoryLimits: [
          ...(rules.isLossLimitMandatory ? (["loss"] as const) : []),
          ...(rules.isTimeLimitMandatory ? (["time"] as const) : []),
        ],
      };
    },
    problemOfLimit: (limit) => compliance().problemOfLimit(limit),
    setLimits: (tx, memberId, limits) => compliance().setFirstLimits(tx, { memberId, limits }),
    isBarred: async (cpf) => {
      const { mayBarredRegister } = await market.read("identity");
      return !mayBarredRegister && (await isListed(cpf));
    },
    stopBarred: async (memberId, cpf) => {
      const { mayBarredPlay } = await market.read("identity");
      return !mayBarredPlay && (await isListed(cpf)) && compliance().bar(memberId, "list");
    },
  };
}

const IDENTITY_PAGE = "/security-center/identity";

export function composeIdentity(
  platform: Platform,
  market: Market,
  notify: (tx: Tx, notice: Parameters<Messages["notify"]>[1]) => Promise<void>,
): Identity {
  return createIdentity({
    ...platform,
    market,
    tell: (tx, memberId, { verdict }) =>
      notify(tx, { memberId, code: `identity_${verdict}`, link: IDENTITY_PAGE }),
  });
}
