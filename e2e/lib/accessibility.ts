import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No finding of axe that would keep somebody from using the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
  expect(grave, `accessibility of ${screen}`).toEqual([]);
}
