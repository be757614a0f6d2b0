import { describe, expect, test } from "vitest";
import { parseLaunch } from "./launch.ts";

const place = {
  pathname: "/play/onca-dourada/",
  hash: "",
  origin: "https://play.example",
};

describe("the launch address", () => {
  test("the token is read from the fragment, with language and lobby", () => {
    const hash = "#token=abc-123&lang=en_us&lobby=https%3A%2F%2Fplay.example%2Fgame";
    expect(parseLaunch({ ...place, hash })).toEqual({
      code: "onca-dourada",
      token: "abc-123",
      isReplay: false,
      language: "en",
      lobby: "https://play.example/game",
      pageOrigin: "https://play.example",
    });
  });

  test("without a fragment it is a demo in Portuguese that talks to its own origin", () => {
    const launch = parseLaunch(place);
    expect(launch?.token).toBeNull();
    expect(launch?.language).toBe("pt");
    expect(launch?.pageOrigin).toBe("https://play.example");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//%%",
    "https://evil.example/",
    "//evil.example",
    "http://play.example/",
    "blob:https://play.example/x",
  ])("a lobby of %s leads home", (bad) => {
    const launch = parseLaunch({ ...place, hash: `#lobby=${encodeURIComponent(bad)}` });
    expect(launch?.lobby).toBe("https://play.example/");
    expect(launch?.pageOrigin).toBe("https://play.example");
  });

  test("another path is no game", () => {
    expect(parseLaunch({ ...place, pathname: "/play/" })).toBeNull();
    expect(parseLaunch({ ...place, pathname: "/play/../x/" })).toBeNull();
  });
});
