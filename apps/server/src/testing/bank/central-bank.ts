/**
 * A bank's description, the Central Bank's of the Pix API if none is named, as a judge of what goes
 * over the line. Needed once per test file: it is long.
 */
import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import type { Exchange } from "@tucano/workshop/bad-line.ts";
import { parse } from "yaml";

type Tree = Readonly<Record<string, unknown>>;
type Place = readonly string[];

export interface CentralBank {
  /** As in "PUT /cob/{txid}"; null: not part of the Pix API. */
  operationOf(exchange: Pick<Exchange, "method" | "path">): string | null;
  /** What is wrong with the request and its answer, in words. */
  faultsIn(exchange: Exchange): string[];
  /** What is wrong with a notification of the bank's. */
  faultsInNotification(body: unknown): string[];
  /** One of the examples in the document. */
  example(name: string): unknown;
}

const DOCUMENT = new URL("pix-api/openapi.yaml", import.meta.url);

const schemas: Place = ["components", "schemas"];

/** Where a schema asks for what the document's own examples do not have, the examples count. */
const corrections: readonly { readonly schema: string; readonly required: readonly string[] }[] = [
  // The list of payments is called `pix`; `cobs` is copied from the list of charges.
  { schema: "PixConsultados", required: ["parametros"] },
  // Every example names the key; none a `cnpj`.
  { schema: "WebhookCompleto", required: ["webhookUrl", "criacao"] },
  // The receiver's address stands with the receiver, not with the charge.
  { schema: "DadosRecebedor", required: [] },
];

const formats = {
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  // Also without a scheme, as the document gives the location of every charge.
  uri: (text: string) => URL.canParse(text) || URL.canParse(`https://${text}`),
  date: /^\d{4}-\d\d-\d\d$/,
  int32: true,
  int64: true,
} as const;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

function at(tree: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), tree);
}

const childrenOf = (tree: unknown, place: Place): string[] => Object.keys(at(tree, place) ?? {});

/** Where a reference leads, and its own place where it is none. */
function follow(tree: Tree, place: Place): Place {
  const reference = at(tree, [...place, "$ref"]);
  return typeof reference === "string" ? follow(tree, placeIn(reference)) : place;
}

const placeIn = (reference: string): Place => reference.replace("#/", "").split("/");

/** Patterns in slashes match nothing: JSON Schema takes them without. */
function correct(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(correct);
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      key === "pattern" && typeof one === "string"
        ? [key, one.replace(/^\/(.*)\/$/, "$1")]
        : [key, correct(one)],
    ),
  );
}

async function readDocument(url: URL): Promise<Tree> {
  const document = correct(parse(await readFile(url, "utf8")));
  if (!isTree(document)) throw new Error("The Pix API is not described.");
  for (const { schema, required } of corrections) {
    Object.assign(Object(at(document, [...schemas, schema])), { required });
  }
  return document;
}

interface Operation {
  readonly name: string;
  readonly place: Place;
  /** Parameters of the path and of the operation. */
  readonly parameters: readonly Place[];
  readonly path: RegExp;
}

function listOperations(document: Tree): Operation[] {
  const templates = childrenOf(document, ["paths"]).filter((path) => !path.startsWith("/{"));
  return templates.flatMap((template) =>
    childrenOf(document, ["paths", template])
      .filter((method) => method !== "parameters")
      .map((method) => {
        const place = ["paths", template, method];
        const parametersOf = (owner: Place) =>
          childrenOf(document, [...owner, "parameters"]).map((index) =>
            follow(document, [...owner, "parameters", index]),
          );
        return {
          name: `${method.toUpperCase()} ${template}`,
          place,
          parameters: [...parametersOf(["paths", template]), ...parametersOf(place)],
          path: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
        };
      }),
  );
}

type Judge = (schema: Place, value: unknown, what: string) => string[];

function createJudge(document: Tree): Judge {
  const ajv = new Ajv({ strict: false, allErrors: true, formats });
  ajv.addSchema({ $id: "pix", ...document });
  const escape = (key: string) =>
    encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
  return (schema, value, what) => {
    const isFit = ajv.getSchema(`pix#/${schema.map(escape).join("/")}`);
    if (isFit === undefined) throw new Error(`No schema: ${schema.join(" ")}`);
    if (isFit(value) === true) return [];
    return (isFit.errors ?? []).map((one) => `${what}${one.instancePath} ${one.message}`);
  };
}

/** As a schema of a boolean or a number takes what comes as text. */
function asTyped(text: string, type: unknown): unknown {
  if (type === "boolean") return text === "true" || (text === "false" ? false : text);
  return type === "integer" ? Number(text) : text;
}

function judgeParameters(document: Tree, judge: Judge, operation: Operation, url: URL): string[] {
  const inPath = operation.path.exec(url.pathname)?.groups ?? {};
  const known = operation.parameters.map((place) => {
    const name = String(at(document, [...place, "name"]));
    const isInPath = at(document, [...place, "in"]) === "path";
    const given = isInPath ? decodeURIComponent(inPath[name] ?? "") : url.searchParams.get(name);
    const isRequired = at(document, [...place, "required"]) === true;
    return { name, place, given, isRequired, isInPath };
  });
  const names = new Set(known.filter((one) => !one.isInPath).map((one) => one.name));
  return [
    ...[...url.searchParams.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `query ${name} is not a parameter`),
    ...known.flatMap(({ name, place, given, isRequired }) => {
      if (given === null) return isRequired ? [`parameter ${name} is missing`] : [];
      const schema = follow(document, [...place, "schema"]);
      const value = asTyped(given, at(document, [...schema, "type"]));
      return judge([...place, "schema"], value, `parameter ${name}`);
    }),
  ];
}

interface Message {
  readonly type: string;
  readonly body: string;
}

/** A body against what the document says of it at this place, if anything. */
function judgeBody(
  document: Tree,
  judge: Judge,
  place: Place,
  { type, body, what }: Message & { readonly what: string },
): string[] {
  const types = childrenOf(document, [...place, "content"]);
  if (types.length === 0) return [];
  const [plainType = ""] = type.split(";");
  if (!types.includes(plainType)) return [`${what} is ${type || "empty"}, not ${types.join()}`];
  return judge([...place, "content", plainType, "schema"], JSON.parse(body), what);
}

/** An example with those that it is put together from. */
function spellOut(document: Tree, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => spellOut(document, one));
  if (!isTree(value)) return value;
  const { $ref: reference, allOf } = value;
  if (typeof reference === "string") return spellOut(document, at(document, placeIn(reference)));
  if (Array.isArray(allOf)) {
    return Object.assign({}, ...allOf.map((one) => spellOut(document, one))) as unknown;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, spellOut(document, one)]),
  );
}

const NOTIFICATION: Place = ["components", "requestBodies", "WebhookPixBody"];

/** How tokens are wrong is OAuth2's to say. */
const isAboutTokens = (status: number) => status === 401;

export async function readCentralBank(url = DOCUMENT): Promise<CentralBank> {
  const document = await readDocument(url);
  const operations = listOperations(document);
  const judge = createJudge(document);
  const urlOf = (path: string) => new URL(path, "https://bank.example");
  const find = ({ method, path }: Pick<Exchange, "method" | "path">) =>
    operations.find(
      (one) => one.name.startsWith(`${method} `) && one.path.test(urlOf(path).pathname),
    );

  return {
    operationOf: (exchange) => find(exchange)?.name ?? null,
    faultsIn: (exchange) => {
      const operation = find(exchange);
      if (operation === undefined) return [`no such call`];
      const { sent, answered, status } = exchange;
      const answer = follow(document, [...operation.place, "responses", String(status)]);
      const isForeseen = at(document, answer) !== undefined || isAboutTokens(status);
      return [
        ...judgeParameters(document, judge, operation, urlOf(exchange.path)),
        ...judgeBody(document, judge, follow(document, [...operation.place, "requestBody"]), {
          ...sent,
          what: "request",
        }),
        ...(isForeseen ? [] : [`status ${status} is none of the answers`]),
        ...judgeBody(document, judge, answer, { ...answered, what: `answer ${status}` }),
      ].map((fault) => `${operation.name}: ${fault}`);
    },
    faultsInNotification: (body) =>
      judge([...NOTIFICATION, "content", "application/json", "schema"], body, "notification"),
    example: (name) => spellOut(document, at(document, ["components", "examples", name, "value"])),
  };
}
