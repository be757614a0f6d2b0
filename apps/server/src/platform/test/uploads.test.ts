// Protects: a file that comes in is what it says, of a type and a length that its call declares,
// and nobody's before it is known whose; a file that goes out can run nothing and is kept nowhere.
import { Worker } from "node:worker_threads";
import { crc32 } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { loadConfig } from "../config/config.ts";
import { readEnvironment } from "../config/env.ts";
import type { DomainError } from "../errors.ts";
import { openApiDocument } from "../http/openapi.ts";
import { route } from "../http/route.ts";
import { createHttpServer } from "../http/server.ts";
import { createUploadSlots } from "../http/requests/upload-slots.ts";
import { sendFile } from "../http/requests/uploads.ts";
import { createLogger } from "../logger.ts";
import { pictureSize, redrawPicture, typeOfFile } from "../pictures/pictures.ts";
import { systemRandom } from "../random.ts";

const describeCall = { tag: "test", summary: "Does as it is told.", errors: [] } as const;
const MAX_BYTES = 20_000;

const hand = endpoint({
  ...describeCall,
  method: "POST",
  path: "/api/hand",
  access: "member",
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string(), type: z.string(), length: z.int() }),
  body: { kind: "file", types: ["image/png", "application/pdf"], maxBytes: MAX_BYTES },
});
const fetchIt = endpoint({
  ...describeCall,
  method: "GET",
  path: "/api/fetch",
  access: "open",
  input: z.object({}),
  output: z.null(),
  answer: { kind: "file", types: ["application/pdf"] },
});

const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const tooMany = { code: "common.too_many_requests" };
/** Calls with the token "slow" that came to the handler, which waits at the gate. */
const heard = { slow: 0 };
const gate = Promise.withResolvers<undefined>();
let app: FastifyInstance;

beforeAll(async () => {
  app = await createHttpServer({
    routes: [
      route(hand, async ({ name }, context) => {
        const { bytes, type } = context.takeFile();
        if (context.bearer === "slow") {
          heard.slow += 1;
          await gate.promise;
        }
        return { name, type, length: bytes.length };
      }),
      route(fetchIt, () =>
        sendFile({ type: "application/pdf", bytes: pdf, name: 'a "b"\r\n<é>.pdf' }),
      ),
    ],
    config: loadConfig(readEnvironment({})),
    logger: createLogger("silent"),
    random: systemRandom,
    checkAnswers: true,
    authenticateMember: async (token) =>
      token === "bad" ? null : { memberId: toMemberId(token === "good" ? 1 : 2), sessionId: "s" },
    hostOf: (asked) => asked,
    authenticateOperator: async () => null,
  });
});
afterAll(() => app.close());

function give(payload: Buffer, type: string, token = "good") {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  return app.inject({ method: "POST", url: "/api/hand?name=x", headers, payload });
}

const picture = (width: number, height: number): Promise<Buffer> =>
  createCanvas(width, height).encode("png");

test("a file comes in beside the fields of the query", async () => {
  const bytes = await picture(3, 2);
  const answer = await give(bytes, "image/png");
  expect(answer.json().data).toEqual({ name: "x", type: "image/png", length: bytes.length });
  expect((await give(pdf, "application/pdf; charset=binary")).statusCode).toBe(200);
});

describe("a file is refused", () => {
  test.each([
    ["of another type", Buffer.from("RIFF....WEBP"), "image/webp", 415],
    ["as JSON", Buffer.from('{"name":"x"}'), "application/json", 415],
    ["that is not what it says", pdf, "image/png", 415],
    ["that is a page in disguise", Buffer.from("<html>%PDF-"), "application/pdf", 415],
    ["that is too long", Buffer.concat([pdf, Buffer.alloc(MAX_BYTES)]), "application/pdf", 413],
    ["that is empty", Buffer.alloc(0), "image/png", 422],
    ["of nobody", pdf, "application/pdf", 401],
  ])("%s", async (_name, bytes, type, status) => {
    const answer = await give(bytes, type, status === 401 ? "bad" : "good");
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: "fail", code: status });
  });

  test("without its other fields", async () => {
    const headers = { authorization: "Bearer good", "content-type": "application/pdf" };
    const bare = await app.inject({ method: "POST", url: "/api/hand", headers, payload: pdf });
    expect(bare.json().fields).toHaveProperty("name");
  });
});

describe("of one member", () => {
  test("four files come in at once, and the next one when one of them has ended", async () => {
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<undefined>());
    const slots = createUploadSlots();
    const used = gates.map(({ promise }) => slots.use("ana", () => promise));
    const nothing = async () => 1;
    await expect(slots.use("ana", nothing)).rejects.toMatchObject(tooMany);
    expect(await slots.use("bea", nothing)).toBe(1);
    gates[0]?.reject(new Error("unreadable"));
    await expect(used[0]).rejects.toThrow("unreadable");
    expect(await slots.use("ana", nothing)).toBe(1);
    for (const { resolve } of gates) resolve(undefined);
    await Promise.all(used.slice(1));
  });

  test("a hundred and twenty are taken in an hour, whatever becomes of them", async () => {
    let nowMs = 0;
    const slots = createUploadSlots(() => nowMs);
    const broken = () => Promise.reject(new Error("unreadable"));
    for (let count = 0; count < 120; count += 1) {
      await expect(slots.use("ana", broken)).rejects.toThrow("unreadable");
    }
    nowMs = 3_599_000;
    await expect(slots.use("ana", broken)).rejects.toMatchObject(tooMany);
    nowMs = 3_600_000;
    await expect(slots.use("ana", broken)).rejects.toThrow("unreadable");
  });

  test("a file that is too much is refused before it is read", async () => {
    const many = Array.from({ length: 8 }, () => give(pdf, "application/pdf", "slow"));
    await vi.waitFor(() => expect(heard.slow).toBe(4));
    gate.resolve(undefined);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(heard.slow).toBe(4);
  });
});

test("a file goes out as it is, to be saved and not to be run", async () => {
  const answer = await app.inject("/api/fetch");
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="a_b_.pdf"',
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cache-control": "private, no-store",
  });
});

test("the document says which files, and how large", () => {
  const { paths } = openApiDocument([hand, fetchIt]) as { paths: Record<string, never> };
  expect(paths).toMatchObject({
    "/api/hand": {
      post: {
        parameters: [{ name: "name", in: "query" }, { name: "lang" }],
        requestBody: {
          description: "One file of at most 20000 bytes, as it is.",
          content: { "image/png": {}, "application/pdf": {} },
        },
      },
    },
    "/api/fetch": { get: { responses: { 200: { content: { "application/pdf": {} } } } } },
  });
});

describe("a picture", () => {
  test("is known by its bytes, and its size by its head", async () => {
    const canvas = createCanvas(31, 17);
    const drawn = {
      "image/png": await canvas.encode("png"),
      "image/jpeg": await canvas.encode("jpeg"),
      "image/webp": await canvas.encode("webp"),
    };
    for (const [type, bytes] of Object.entries(drawn)) {
      expect(typeOfFile(bytes)).toBe(type);
      expect(pictureSize(bytes), type).toEqual({ width: 31, height: 17 });
      expect(pictureSize(bytes.subarray(0, 14)), type).toBeNull();
    }
    expect(typeOfFile(Buffer.from("GIF89a"))).toBeNull();
    expect(pictureSize(pdf)).toBeNull();
  });

  test("is drawn anew: smaller, and without what else was in the file", async () => {
    const hidden = Buffer.concat([await picture(400, 200), Buffer.from("<script>1</script>")]);
    const drawn = await redrawPicture(hidden, { sideMaxPx: 100 });
    expect(drawn).not.toBeNull();
    expect(typeOfFile(drawn ?? pdf)).toBe("image/jpeg");
    expect(pictureSize(drawn ?? pdf)).toEqual({ width: 100, height: 50 });
    expect(drawn?.includes("<script>")).toBe(false);
  });

  test("that is broken, or would fill the memory, is none", async () => {
    const bytes = await picture(4, 4);
    expect(await redrawPicture(bytes.subarray(0, 40), { sideMaxPx: 100 })).toBeNull();
    const bomb = Buffer.from(bytes);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await redrawPicture(bomb, { sideMaxPx: 100 })).toBeNull();
    expect(await redrawPicture(pdf, { sideMaxPx: 100 })).toBeNull();
  });

  test("whose head says another size than its drawing has is none", async () => {
    const canvas = createCanvas(400, 300);
    const png = await canvas.encode("png");
    const head = png.subarray(8, 33);
    for (const name of ["abCd", "CgBI"]) {
      const part = Buffer.from(head);
      part.write(name, 4, "latin1");
      part.writeUInt32BE(10, 8);
      part.writeUInt32BE(10, 12);
      part.writeUInt32BE(crc32(part.subarray(4, 21)), 21);
      const lying = Buffer.concat([png.subarray(0, 8), part, png.subarray(8)]);
      expect([name, pictureSize(lying)]).toEqual([name, null]);
    }
    const jpeg = await canvas.encode("jpeg");
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const behind = frame + 2 + jpeg.readUInt16BE(frame + 2);
    const small = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 10, 0, 10, 3]);
    for (const bare of [0x00, 0x01, 0xd0, 0xd8, 0xd9]) {
      // Read as a length, the real frame's marker leads to the small one.
      const lying = Buffer.concat([
        jpeg.subarray(0, frame),
        Buffer.from([0xff, bare]),
        jpeg.subarray(frame, behind),
        Buffer.alloc(0xff_c0 - (behind - frame)),
        small,
        Buffer.alloc(64),
      ]);
      expect([bare, pictureSize(lying)]).toEqual([bare, null]);
    }
    expect(pictureSize(jpeg)).toEqual({ width: 400, height: 300 });
  });

  test("of more than twelve megapixels is not unpacked", async () => {
    const large = await picture(4_096, 3_073);
    expect(await redrawPicture(large, { sideMaxPx: 100 })).toBeNull();
    const whole = await redrawPicture(await picture(4_096, 3_072), { sideMaxPx: 100 });
    expect(pictureSize(whole ?? pdf)).toEqual({ width: 100, height: 75 });
  });

  test("is drawn in a thread, one after the other; the process goes on, and too many are sent away", async () => {
    const bytes = await picture(300, 200);
    const orders: (() => void)[] = [];
    const post: unknown = Object.getOwnPropertyDescriptor(Worker.prototype, "postMessage")?.value;
    // Requests to the thread wait until they are let through here.
    const held = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
      this: Worker,
      order: unknown,
    ) {
      orders.push(() => Reflect.apply(post as (asked: unknown) => void, this, [order]));
    });
    let drawn = 0;
    const all = Array.from({ length: 40 }, async () => {
      const made = await redrawPicture(bytes, { sideMaxPx: 10 });
      drawn += made === null ? 0 : 1;
    });
    // One is being drawn while 32 wait; nobody who is sent away waits for any of them.
    const away = await Promise.all(
      all.slice(33).map((one) => one.catch((error: unknown) => (error as DomainError).code)),
    );
    expect(away).toEqual(Array.from({ length: 7 }, () => "common.overloaded"));
    for (let count = 0; count < 33; count += 1) {
      await vi.waitFor(() => expect(orders).toHaveLength(1));
      // The thread alone draws: while it is held nothing is done, and other calls are answered.
      expect((await app.inject("/api/fetch")).statusCode).toBe(200);
      expect([drawn, orders.length]).toEqual([count, 1]);
      orders.pop()?.();
      await all[count];
    }
    held.mockRestore();
    // And those after them are drawn again.
    expect(await redrawPicture(await picture(4, 4), { sideMaxPx: 100 })).not.toBeNull();
  });
});
