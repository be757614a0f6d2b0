/** The cashier's jobs. */
import * as z from "zod/mini";
import { job } from "../platform/jobs/index.ts";

const id = z.string().check(z.regex(/^[a-zA-Z0-9]{1,64}$/));

export const SETTLE_RECEIPT_JOB = job("cashier.settle-receipt", { endToEndId: id });
export const PAY_WITHDRAWAL_JOB = job("cashier.pay-withdrawal", { orderNo: id });
export const RECONCILE_JOB = "cashier.reconcile";
export const MATCH_PSP_JOB = "cashier.match-psp";
export const SWEEP_JOB = "cashier.sweep";
