/** Files that people hand in. */
import { deflateSync, crc32 } from "node:zlib";
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import { enter, expectData, type Member } from "./means/people.ts";
import { OTHERS_WAIT_MS } from "./money.ts";
import type { Heard } from "./means/visitor.ts";

const PATH = "/api/support/attachments";

function hand(member: Member, type: string, body: Buffer, filename = "foto.png"): Promise<Heard> {
  const { visitor, token } = member;
  const query = new URLSearchParams({ filename });
  return visitor.post(`${PATH}?${query}`, body, { token, headers: { "content-type": type } });
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture of one colour: few bytes, many points. */
function png(width: number, height: number, rows: number = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const data = deflateSync(Buffer.alloc(row * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Says that it is small, in a part that those who draw it step over. */
function lying(picture: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(10, 0);
  head.writeUInt32BE(10, 4);
  return Buffer.concat([picture.subarray(0, 8), chunk("abCd", head), picture.subarray(8)]);
}

const malicious: Attack = {
  name: "files that are something else",
  guards: "only pictures and PDFs are taken, drawn anew, and come back as nothing a browser runs",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const script = "<script>alert(1)</script>";
    const small = png(16, 16);
    const refused: Record<string, readonly [type: string, body: Buffer, name?: string]> = {
      SVG: [
        "image/svg+xml",
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
      ],
      "SVG as PNG": ["image/png", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"/>`)],
      HTML: ["text/html", Buffer.from(script)],
      "HTML as JPEG": ["image/jpeg", Buffer.from(script)],
      "a PNG's head and no more": ["image/png", small.subarray(0, 20)],
      "50,000 points wide": ["image/png", png(50_000, 50_000, 1)],
      "39 megapixels in 5 kB": ["image/png", png(6_320, 6_320)],
      "a ZIP": ["application/zip", Buffer.from("PK\u0003\u0004")],
      multipart: ["multipart/form-data; boundary=x", Buffer.from("--x\r\n\r\nx\r\n--x--")],
      "a path as its name": ["image/png", small, "../../../etc/passwd"],
      "a name of two lines": ["image/png", small, "a\r\nX-Evil: 1.png"],
      "twenty megabytes": ["image/png", Buffer.concat([small, Buffer.alloc(20_000_000)])],
      nothing: ["image/png", Buffer.alloc(0)],
    };
    const statuses: number[] = [];
    for (const [name, [type, body, filename]] of Object.entries(refused)) {
      const heard = await hand(member, type, body, filename);
      statuses.push(heard.status);
      const isHarmless = name.includes("name") && heard.status === 200;
      const isRefused = heard.status >= 400 && heard.status < 500;
      seen.that(
        isRefused || isHarmless || heard.status === 0,
        `${name} is answered ${heard.status}`,
      );
      seen.that(
        !/passwd|X-Evil/.test(JSON.stringify(heard.headers)),
        `${name} comes back in a header`,
      );
    }
    const polyglot = Buffer.concat([small, Buffer.from(script)]);
    const kept = expectData(await hand(member, "image/png", polyglot), "A picture with a tail") as {
      file_id: string;
    };
    const about = { category: "deposit" as const, subject: "Uma foto", text: "Segue a foto." };
    const { visitor, token } = member;
    const ticket = { ...about, files: [kept.file_id] };
    expectData(await visitor.call(createTicket, ticket, { token }), "A conversation");
    const opened = await member.visitor.send(`${PATH}/file?file_id=${kept.file_id}`, {
      token: member.token,
    });
    seen.that(opened.status === 200, `the picture is answered ${opened.status}`);
    seen.that(!opened.text.includes("<script>"), "a script behind a picture is given back");
    seen.that(opened.headers["x-content-type-options"] === "nosniff", "its type is guessed");
    const disposition = opened.headers["content-disposition"] ?? "";
    const policy = String(opened.headers["content-security-policy"] ?? "");
    seen.that(
      disposition.includes("attachment") || /default-src 'none'|sandbox/.test(policy),
      `a file comes as ${disposition || "nothing"}, ${policy}`,
    );
    const stranger = await enter(house);
    const foreign = await stranger.visitor.send(`${PATH}/file?file_id=${kept.file_id}`, {
      token: stranger.token,
    });
    seen.that(foreign.status === 404, `somebody else's file is answered ${foreign.status}`);
    return seen.verdict(
      `${statuses.length} files: ${tally(statuses)}; a polyglot comes back drawn anew (${opened.status})`,
    );
  },
};

const bombs: Attack = {
  name: "forty pictures that are small outside and large inside",
  guards: "others are answered meanwhile, and the process does not grow by gigabytes",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const senders = await forEach(times(4), 4, () => enter(house));
    const other = await enter(house);
    const bomb = png(4_000, 2_900);
    const huge = png(6_320, 6_320);
    const pictures = [bomb, huge, lying(png(24_000, 24_000))];
    let isOver = false;
    const storm = Promise.all(
      times(40).map((index) =>
        hand(senders[index % 4] as Member, "image/png", pictures[index % 3] as Buffer),
      ),
    ).finally(() => (isOver = true));
    const waited: number[] = [];
    while (!isOver) {
      const heard = await other.visitor.post("/api/auth/me", {}, { token: other.token });
      seen.that(heard.status === 200, `somebody else is answered ${heard.status}`);
      waited.push(heard.tookMs);
    }
    const answers = await storm;
    const lied = answers.filter((_answer, index) => index % 3 === 2);
    seen.that(
      lied.every(({ status }) => status >= 400),
      `a picture that lies about its size is answered ${tally(lied.map((one) => one.status))}`,
    );
    const longest = Math.round(Math.max(...waited));
    seen.that(longest < OTHERS_WAIT_MS, `somebody else waited ${longest} ms`);
    seen.that(
      answers.every(({ status }) => status < 500),
      tally(answers.map((one) => one.status)),
    );
    return seen.verdict(
      `40 pictures of 12, 40 and 576 megapixels: ${tally(answers.map((one) => one.status))}; ${waited.length} calls of another, the slowest ${longest} ms`,
    );
  },
};

export const uploads: readonly Attack[] = [malicious, bombs];
