/** Passkeys that are somebody else's, for another place, or used before. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  beginPasskey,
  beginPasskeyLogin,
  loginByPasskey,
  registerPasskey,
} from "@tucano/contract/player/account/passkeys.ts";
import { verifyPassword } from "@tucano/contract/player/account/security.ts";
import { createDevice, PRESENT } from "../../../apps/server/src/testing/people/passkey-device.ts";
import { type Attack, look, tally } from "../means/attack.ts";
import type { House } from "../means/house.ts";
import { enter, expectData, type Member } from "../means/people.ts";
import type { Message } from "../means/visitor.ts";

/** A passkey is made for a name, not for an address. */
function placeOf({ url }: House): { readonly origin: string; readonly headers: { host: string } } {
  const host = `localhost:${new URL(url).port}`;
  return { origin: `http://${host}`, headers: { host } };
}

async function addKey(house: House, member: Member, device: ReturnType<typeof createDevice>) {
  const { visitor, token, password } = member;
  const { origin, headers } = placeOf(house);
  const call: Message = { token, headers };
  const step = await visitor.call(verifyPassword, { password, purpose: "passkeys" }, call);
  const { ticket } = expectData(step, "A ticket");
  const options = expectData(await visitor.call(beginPasskey, { ticket }, call), "Options");
  const response = device.make({ challenge: options.challenge, origin });
  expectData(await visitor.call(registerPasskey, { response }, call), "Adding a passkey");
}

const forgedKeys: Attack = {
  name: "passkeys of others, for other places, and used before",
  guards: "a key answers once, at the place it was made for, with its owner verified",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const { visitor } = member;
    const { origin, headers } = placeOf(house);
    const [own, stranger] = [createDevice(), createDevice()];
    await addKey(house, member, own);
    const challenge = async (): Promise<string> =>
      expectData(await visitor.call(beginPasskeyLogin, {}, { headers }), "A challenge").challenge;
    const come = (response: DataOf<typeof loginByPasskey> | object) =>
      visitor.post(loginByPasskey.path, { response }, { headers });
    const used = own.answer({ challenge: await challenge(), origin });
    const right = await come(used);
    seen.that(right.status === 200, `the right key is answered ${right.status} ${right.error}`);
    const good = own.answer({ challenge: await challenge(), origin });
    const strange = stranger.answer({ challenge: await challenge(), origin });
    const forged = {
      "the same answer again": used,
      "a made-up challenge": own.answer({ challenge: "A".repeat(43), origin }),
      "another origin": own.answer({
        challenge: await challenge(),
        origin: "https://evil.example",
      }),
      "another site": own.answer({ challenge: await challenge(), origin, site: "evil.example" }),
      "nobody verified": own.answer({ challenge: await challenge(), origin, flags: PRESENT }),
      "an unknown key": strange,
      "another key's id": { ...strange, id: own.id, rawId: own.id },
      "another signature": {
        ...good,
        response: { ...good.response, signature: strange.response.signature },
      },
      "a registration": own.make({ challenge: await challenge(), origin }),
    };
    const statuses: number[] = [];
    for (const [name, response] of Object.entries(forged)) {
      const { status } = await come(response);
      statuses.push(status);
      seen.that(status >= 400 && status < 500, `${name} is answered ${status}`);
    }
    const one = own.answer({ challenge: await challenge(), origin });
    const race = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => come(one)));
    const won = race.filter(({ status }) => status === 200).length;
    seen.that(won <= 1, `one answer let in ${won} times`);
    return seen.verdict(
      `${statuses.length} forgeries: ${tally(statuses)}; one answer 8 times at once: ${won}`,
    );
  },
};

export const keys: readonly Attack[] = [forgedKeys];
