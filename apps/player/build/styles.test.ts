// Protects: a first page has every rule that its code names, in the order of the whole sheet.
import { expect, test } from "vitest";
import { firstPartOf } from "./styles.ts";

const css =
  "@layer theme,base,utilities;" +
  "@layer base{body{margin:0}.still{top:0}}" +
  "@layer utilities{.p-4{padding:1rem}.w-1\\/2{width:50%;translate:var(--tw-x)}" +
  ".hidden{display:none}" +
  "@media (width>=600px){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}" +
  "@media print{.print\\:hidden{display:none}}}" +
  "@keyframes turn{to{rotate:1turn}}" +
  "@property --tw-x{syntax:'*';inherits:false}@property --tw-y{syntax:'*';inherits:false}";

test("what the code names is kept, with what it stands on", () => {
  expect(firstPartOf(css, 'className: "w-1/2 hidden sm:flex"')).toBe(
    "@layer theme,base,utilities;" +
      "@layer base{body{margin:0}.still{top:0}}" +
      "@layer utilities{.w-1\\/2{width:50%;translate:var(--tw-x)}.hidden{display:none}" +
      "@media (width>=600px){.sm\\:flex{display:flex}}}" +
      "@keyframes turn{to{rotate:1turn}}" +
      "@property --tw-x{syntax:'*';inherits:false}",
  );
});
