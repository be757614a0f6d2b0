/** Where a partner's game leads on its way back: in its frame, this closes the game around it. */
import { GAME_MESSAGE_MARK, type GameToPageBody } from "@tucano/contract/studios/game-messages.ts";

const isDeposit = new URLSearchParams(location.search).get("to") === "deposit";
const message: GameToPageBody = { type: isDeposit ? "need-deposit" : "close" };

if (window.parent === window) location.replace("/");
else window.parent.postMessage({ mark: GAME_MESSAGE_MARK, ...message }, location.origin);
