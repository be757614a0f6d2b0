import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";

test("a list begins at its first page, twenty at a time", () => {
  expect(pageOf({})).toEqual({ page: 1, limit: 20, offset: 0 });
  expect(pageOf({}, 24)).toEqual({ page: 1, limit: 24, offset: 0 });
  expect(pageOf({ page: 3, limit: 10 })).toEqual({ page: 3, limit: 10, offset: 20 });
});

test("no request asks for less than one or for more than a hundred", () => {
  expect(pageOf({ page: 0, limit: 0 })).toEqual({ page: 1, limit: 1, offset: 0 });
  expect(pageOf({ page: -7, limit: 999_999 })).toEqual({ page: 1, limit: 100, offset: 0 });
});
