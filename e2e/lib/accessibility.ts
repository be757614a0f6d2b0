import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds that would keep somebody from using the page. */
export async function graveFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

/** No finding of axe that would keep somebody from using the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await graveFindings(page), `accessibility of ${screen}`).toEqual([]);
}
