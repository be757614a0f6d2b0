/** The one place that writes an answer, for success and failure alike. */
import type { Envelope } from "@tucano/contract/endpoint.ts";
import type { NoticeCode } from "@tucano/contract/notices/index.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { DomainError, MessageParams } from "../../errors.ts";
import { translate } from "../../translate.ts";

/** What a handler may answer: plain data, data with a message of its own, or ready JSON. */
export type Answer<Data> = Data | Reply<Data> | Serialised<Data>;

/** Data with its own message instead of the plain "Success". */
export class Reply<Data> {
  readonly data: Data;
  readonly messageCode: NoticeCode;
  readonly params: MessageParams;

  constructor(data: Data, messageCode: NoticeCode, params: MessageParams = {}) {
    this.data = data;
    this.messageCode = messageCode;
    this.params = params;
  }
}

/** `return say(data, "cashier.withdrawal_submitted")`: the notice is shown to the player. */
export function say<Data>(
  data: Data,
  messageCode: NoticeCode,
  params?: MessageParams,
): Reply<Data> {
  return new Reply(data, messageCode, params);
}

/**
 * Data that is JSON already, such as a stored round: it is sent unchanged, without being
 * rewritten. Who made the text knows its type.
 */
export class Serialised<Data> {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  get data(): Data {
    return JSON.parse(this.json) as Data;
  }

  /** The same object with more fields in front of its own. */
  after<Fields extends object>(fields: Fields): Serialised<Fields & Data> {
    const [written, own] = [JSON.stringify(fields), this.json];
    if (written === "{}") return new Serialised(own);
    return new Serialised(own === "{}" ? written : `${written.slice(0, -1)},${own.slice(1)}`);
  }
}

/** What an answer holds, however it was given. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  return answer instanceof Reply || answer instanceof Serialised ? answer.data : answer;
}

/** The text of a plain success up to its data. */
const openings = new Map<Language, string>();

function openingOf(lang: Language): string {
  const known = openings.get(lang);
  if (known !== undefined) return known;
  const opening = openWith(translate(lang, "common.success"));
  openings.set(lang, opening);
  return opening;
}

function openWith(message: string): string {
  return `{"code":200,"status":"success","message":${JSON.stringify(message)},"data":`;
}

export function successText(result: Answer<unknown>, lang: Language): string {
  if (result instanceof Serialised) return `${openingOf(lang)}${result.json}}`;
  if (!(result instanceof Reply)) return `${openingOf(lang)}${JSON.stringify(result ?? null)}}`;
  const message = translate(lang, result.messageCode, result.params);
  return `${openWith(message)}${JSON.stringify(result.data ?? null)}}`;
}

export interface Failure {
  readonly error: DomainError;
  readonly lang: Language;
  readonly requestId: string;
}

/** Clients compare this text, so a 401 is the one answer whose message is never translated. */
const UNAUTHENTICATED = "Unauthenticated.";

export function failureEnvelope({ error, lang, requestId }: Failure): Envelope<unknown> {
  const { params, fields, data, forceOffline } = error.details;
  return {
    code: error.httpStatus,
    status: "fail",
    message: error.httpStatus === 401 ? UNAUTHENTICATED : translate(lang, error.code, params),
    data: data ?? null,
    error: error.code,
    ...(fields === undefined ? {} : { fields: translateFields(fields, lang) }),
    request_id: requestId,
    ...(forceOffline === true ? { force_offline: true } : {}),
  };
}

function translateFields(
  fields: NonNullable<DomainError["details"]["fields"]>,
  lang: Language,
): Record<string, string> {
  const pairs = Object.entries(fields).map(
    ([name, problem]) => [name, translate(lang, problem.code, problem.params)] as const,
  );
  return Object.fromEntries(pairs);
}
