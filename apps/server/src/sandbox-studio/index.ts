/**
 * The door of the sandbox studio: somebody else's side of the wallet API. It knows nothing of the
 * house but what the protocol says, so that what it finds of a wallet, any studio would find. It
 * plays an aggregator, too, with games of its own, for development and tests.
 */
export { conform } from "./conformance/conform.ts";
export { attackWallet } from "./conformance/hostile.ts";
export type { WalletUnderTest } from "./conformance/caller.ts";
export { createSandboxStudio, type SandboxStudio } from "./aggregator/sandbox-studio.ts";
