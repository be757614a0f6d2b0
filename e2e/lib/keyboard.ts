/** Getting about by the Tab key alone, as somebody does who has no mouse. */
import { expect, type Locator, type Page } from "@playwright/test";

const MOST_PRESSES = 90;

/** Focused, marked as such, and not hidden below something that stays in its place. */
function isReached(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

function howItStands(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    if (!element.matches(":focus-visible")) return "focused without a mark";
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = element.ownerDocument.elementFromPoint(x, y);
    if (top === null) return "outside the window";
    return element.contains(top) || top.contains(element) ? "seen" : `below ${top.className}`;
  });
}

/** Presses Tab until the target has the focus; it must be seen then. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MOST_PRESSES && !(await isReached(target)); press += 1) {
    await page.keyboard.press("Tab");
  }
  expect(await isReached(target), `reached by ${MOST_PRESSES} presses of Tab`).toBe(true);
  await expect.poll(() => howItStands(target), { message: "the focused element" }).toBe("seen");
}

/** Tab to a button or a link, and Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
