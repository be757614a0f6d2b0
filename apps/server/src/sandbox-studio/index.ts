/**
 * The door of the sandbox studio: somebody else's side of the wallet API. It knows nothing of the
 * house but what the protocol says, so that what it finds of a wallet, any studio would find.
 */
export { conform } from "./conform.ts";
export { attackWallet } from "./hostile.ts";
export type { WalletUnderTest } from "./caller.ts";
