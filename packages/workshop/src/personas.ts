/**
 * People for a house that somebody wants to look around in. Each comes in by the public doors, so
 * none is in a state that the product cannot produce.
 */
export interface Persona {
  readonly account: string;
  readonly realname: string;
  readonly phone: string;
  readonly cpf: string;
  readonly birthDate: string;
  /** Deposits by PIX, in order, as wire amounts. */
  readonly deposits: readonly string[];
  /** Rounds of real play, at this stake, on these games in turn. */
  readonly play: { readonly rounds: number; readonly stake: string };
  /** Requested at the end, when the balance and the turnover allow it. */
  readonly withdrawal: string | null;
  /** What somebody looking around finds here. */
  readonly about: string;
}

export const PERSONA_PASSWORD = "noite-tropical";
export const PERSONA_WITHDRAWAL_PASSWORD = "246810";

export const personas: readonly Persona[] = [
  {
    account: "bia.nova",
    realname: "Beatriz Moraes",
    phone: "11987650101",
    cpf: "52998224725",
    birthDate: "1998-03-14",
    deposits: [],
    play: { rounds: 0, stake: "1.00" },
    withdrawal: null,
    about: "has just registered",
  },
  {
    account: "caio.joga",
    realname: "Caio Ferraz",
    phone: "21987650102",
    cpf: "11144477735",
    birthDate: "1989-08-02",
    deposits: ["50.00", "120.00"],
    play: { rounds: 60, stake: "1.00" },
    withdrawal: null,
    about: "plays, and still owes turnover",
  },
  {
    account: "dora.saca",
    realname: "Dora Lacerda",
    phone: "31987650103",
    cpf: "39053344705",
    birthDate: "1976-11-23",
    deposits: ["100.00", "200.00"],
    play: { rounds: 80, stake: "5.00" },
    withdrawal: "40.00",
    about: "has a withdrawal waiting for review",
  },
  {
    account: "edu.alto",
    realname: "Eduardo Prates",
    phone: "71987650104",
    cpf: "98765432100",
    birthDate: "1982-01-30",
    deposits: ["1500.00", "3000.00"],
    play: { rounds: 60, stake: "100.00" },
    withdrawal: "500.00",
    about: "plays for much and asks for much",
  },
];
