/** What the published package offers; within the project its files are imported by name. */
export type {
  DataOf,
  Endpoint,
  FileAnswer,
  FileBody,
  RequestOf,
} from "@tucano/contract/endpoint.ts";
export type { ErrorCode } from "@tucano/contract/errors/index.ts";
export type { LiveMessage } from "@tucano/contract/player/site/live.ts";
export type { Call, CallFile, CallOptions, Client } from "./api-client.ts";
export { ApiError, isApiError, isRefused } from "./api-error.ts";
export { connect, type ConnectOptions, type House } from "./connect.ts";
export type { Game } from "./game.ts";
export type { LiveLine } from "./live.ts";
export { type Cookie, type Kept, memoryTokens, type Tokens } from "./tokens.ts";
