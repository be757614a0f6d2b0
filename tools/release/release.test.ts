// Protects: a release bears one version everywhere, and its news are what was unreleased.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/root.ts";
import { cutChangeLog, nextVersion, replaceVersion, setVersion } from "./release.ts";

test("the part that moves sets those after it to nought", () => {
  expect(nextVersion("1.2.3", "major")).toBe("2.0.0");
  expect(nextVersion("1.2.3", "minor")).toBe("1.3.0");
  expect(nextVersion("1.2.3", "patch")).toBe("1.2.4");
});

test("what production starts from bears it, and versions of others stay", () => {
  const text = "image: tucano:0.1.0\nappVersion: 0.1.0\nother: 0.1.0\n";
  const expected = "image: tucano:0.2.0\nappVersion: 0.2.0\nother: 0.1.0\n";
  expect(replaceVersion(text, "0.1.0", "0.2.0")).toBe(expected);
});

test("what was unreleased is of this version", () => {
  const log = "# Log\n\n## [Unreleased]\n\n### Added\n\n- **A.** b\n\n## [0.1.0] - 2026-01-01\n";
  const cut = cutChangeLog(log, "0.2.0", "2026-02-02");
  expect(cut).toContain("## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Added\n\n- **A.** b\n");
  expect(() => cutChangeLog(cut, "0.3.0", "2026-03-03")).toThrow(
    "Nothing stands under Unreleased.",
  );
});

test.each(["package.json", "package-lock.json", "apps/server/package.json"])(
  "only our own version changes in %s",
  (path) => {
    const text = readFileSync(join(root, path), "utf8");
    const set = setVersion(text, "99.0.0");
    expect(setVersion(set, "98.0.0")).toBe(set.replaceAll("99.0.0", "98.0.0"));
    const { version } = JSON.parse(text) as { version: string };
    expect(setVersion(set, version)).toBe(text);
  },
);
