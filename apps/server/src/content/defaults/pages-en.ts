import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { PageText } from "./pages-pt.ts";

const faq: PageText = {
  title: "Questions and answers",
  sections: [
    {
      group: "Deposits and withdrawals",
      heading: "How do I deposit?",
      paragraphs: [
        "In Deposit, choose the amount and scan the QR code with your bank's app, or use the PIX copy-and-paste code. The money is in your account as soon as your bank confirms the payment, usually within seconds.",
        "The minimum, the maximum and any fee are on the screen before you confirm. By default deposits carry no fee.",
        "The code is valid for a limited time, shown by the countdown. If you pay after that, what you paid is credited all the same and we tell you.",
      ],
    },
    {
      group: "Deposits and withdrawals",
      heading: "I paid and my balance did not change. What now?",
      paragraphs: [
        "Leave the deposit screen open: it asks the bank by itself. Deposit records show the order number and where it stands.",
        "We credit what the bank reports. If you paid a different amount from the one you chose, we credit what you paid. A payment from somebody else's account is returned to the account it came from.",
      ],
    },
    {
      group: "Deposits and withdrawals",
      heading: "How do I withdraw?",
      paragraphs: [
        "In Withdraw, choose your PIX key and the amount and type your six-digit withdrawal password. The amount is set aside. Withdrawals that our rules approve are paid at once; a person reviews the rest. The screen shows every step, and how long payouts usually take.",
        "You cannot cancel a withdrawal once you have submitted it. If it is rejected, the reason is in the record and the whole amount returns to your balance.",
        "Fees, where there are any, are shown before you confirm, with the amount that will reach your account.",
      ],
    },
    {
      group: "Deposits and withdrawals",
      heading: "What does “still to be played” mean?",
      paragraphs: [
        "To keep money laundering out, every deposit has to be staked once before it can be withdrawn. If you deposit R$ 50, stake R$ 50 in total; winning or losing does not change the count.",
        "A stake counts in full where the house keeps 3.5 % of it or more, and less in proportion where a game returns more. Bets that cover each other, such as red and black, count little or nothing. What is still missing is shown on the profile and on the withdrawal screen.",
      ],
    },
    {
      group: "Games and draws",
      heading: "What is the RTP?",
      paragraphs: [
        "The share of all stakes that a game returns as wins in the long run. An RTP of 96 % means that, on the average of millions of rounds, R$ 96 of every R$ 100 staked come back. It is no forecast for your session.",
        "The figure is computed by enumerating every combination or, where there are too many, from millions of simulated rounds; each game says which, beside its paytable.",
      ],
    },
    {
      group: "Games and draws",
      heading: "How do I know that a result was not tampered with?",
      paragraphs: [
        "Before a round the server publishes a cryptographic digest of the seed it is going to use. The result follows from that seed, your own seed and the number of the round. Once the seed is revealed, the page Verify a round repeats the draw in your browser.",
        "No result depends on your balance, your history or the house's bank.",
      ],
    },
    {
      group: "Games and draws",
      heading: "I lost my connection during a round. Did I lose?",
      paragraphs: [
        "No. The result is decided and kept on the server at the moment of the bet. Open the game again and it shows the round to its end, with the same result. A round that cannot be finished is void and your stake returns to you.",
      ],
    },
    {
      group: "Account and security",
      heading: "I forgot my withdrawal password",
      paragraphs: [
        "For your safety nobody can look it up, our staff included. Contact customer service, who will make sure that it is you before anything is changed.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Terms of use",
  sections: [
    {
      heading: "1. Who may use it",
      paragraphs: [
        "Only people aged 18 or over, with a CPF of their own, may use the site, with a single account each. Several accounts of one person may be frozen until it is clear which one stands.",
        "This is a demonstration installation. It is not authorised to offer betting for money; whoever operates it must be authorised and fill in the company's data in the footer.",
      ],
    },
    {
      heading: "2. Your account",
      paragraphs: [
        "You answer for the data you give and for keeping your passwords. The withdrawal password is asked at every withdrawal. We end a session that is not used for a while, and you can sign out of all devices.",
        "We may freeze an account on signs of fraud, of use by somebody else, or when the law orders it. The reason is recorded and the balance remains yours.",
      ],
    },
    {
      heading: "3. Deposits",
      paragraphs: [
        "We accept PIX, from the account holder's own bank account only. Payments by third parties are returned. What is credited is what was paid.",
        "Every deposit must be played once before a withdrawal, weighted by what each bet risks, as described in Questions and answers.",
      ],
    },
    {
      heading: "4. Withdrawals",
      paragraphs: [
        "Withdrawals go to a PIX key of the account holder, within the limits on the screen. Some are approved by rules of the house, the others by a person. The player cannot cancel a submitted request. A rejected request states the reason, and the amount returns to the balance.",
        "Fees and the net amount are shown before you confirm. Nothing is charged afterwards.",
      ],
    },
    {
      heading: "5. Games",
      paragraphs: [
        "Each game publishes rules, paytable, return (RTP), maximum win and volatility before the first bet. The result is decided on the server at the moment of the bet; what the screen shows is its presentation.",
        "Wins are paid by the paytable of the version that was in force at the bet. If a fault keeps a round from being finished, it is void and the stake is returned.",
        "Interrupted rounds are kept and finished with the same result.",
      ],
    },
    {
      heading: "6. Money in play",
      paragraphs: [
        "A stake uses cash first and bonus money after it. A win returns in the same proportion. Wins and refunds are always accepted, even when an account is frozen.",
        "Wins and rewards obtained by cheating are cancelled, deducted or frozen, with a record of the reason and of who decided.",
      ],
    },
    {
      heading: "7. Complaints",
      paragraphs: [
        "Start with customer service and the number of the order or round: with it every step can be retraced. If the answer does not settle it, ask for a review by the ombudsman, who answers in writing.",
        "You may also turn to consumer protection, such as your state's Procon and consumidor.gov.br, and to the courts of your place of residence.",
      ],
    },
    {
      heading: "8. Changes to these terms",
      paragraphs: [
        "Changes are announced on the site. For at least two weeks after the announcement you may stop using the service and withdraw your balance under the former rules. What was promised when you accepted an offer is what holds for it.",
      ],
    },
  ],
};

const privacy: PageText = {
  title: "Privacy",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "Registration: name, CPF, date of birth, phone and, if you give it, e-mail. Movements: deposits, withdrawals, PIX keys, bets and results. Access: IP address, device and times of your sessions.",
        "Passwords are kept as cryptographic digests only: nobody can read them, and neither can we.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To perform our contract with you (playing, depositing, withdrawing), to comply with the law (age, money laundering, keeping of records) and to protect your account. We sell no data and build no advertising profiles.",
      ],
    },
    {
      heading: "Whom we share it with",
      paragraphs: [
        "The payment institution that processes PIX, as far as each payment needs it, and authorities when the law demands it. Game studios receive nothing but a code that says nothing about who you are.",
        "The pages load nothing from other addresses: there are no trackers and no third-party advertising.",
      ],
    },
    {
      heading: "Cookies and storage on your device",
      paragraphs: [
        "A protected cookie keeps you signed in. Your browser keeps the language, the theme and your game preferences. None of it serves to follow you on other sites.",
      ],
    },
    {
      heading: "For how long",
      paragraphs: [
        "Records of games and money are kept for five years, because the law asks for it and because they are the proof of what happened. Other data is kept as long as the account exists. After that we keep only what the law requires, including whose records they are, until that time is over.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "The Brazilian data protection law (Lei 13.709/2018) entitles you to know what we keep, to correct it, to receive a copy and to have anything deleted that the law does not require us to keep. Ask customer service; the operator's data protection officer answers.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Responsible gaming",
  sections: [
    {
      heading: "Betting is spending on leisure",
      paragraphs: [
        "In the long run every game here returns less than it takes: the difference is the price of the entertainment, and each game's RTP says what it is. Betting is no income and no investment, and it pays no debts.",
      ],
    },
    {
      heading: "Before you play",
      paragraphs: [
        "Decide how much you can lose without missing it, and for how long you will play. Stop when you get there, winning or losing.",
        "Never try to win back a loss: the next round does not know what happened in the ones before.",
        "Do not play after drinking, when tired or sad, or with borrowed money.",
      ],
    },
    {
      heading: "Warning signs",
      paragraphs: [
        "Betting more than you planned; hiding bets; asking for money to bet; thinking of bets all the time; becoming irritable when trying to stop; neglecting work or family because of the game.",
        "If you recognise yourself in one of them, stop now and talk to somebody.",
      ],
    },
    {
      heading: "See what you play",
      paragraphs: [
        "Game records show all your rounds, with the total staked, the total won and the result of the period. Deposit and withdrawal records show all the money that came in and went out.",
        "Every game can be opened in demonstration mode, with the same mathematics and no money.",
      ],
    },
    {
      heading: "Taking a break",
      paragraphs: [
        "Under Limits and breaks you take a break of days or weeks, or exclude yourself for months or for good, without asking anybody. It holds at once and everywhere: no bet and no deposit is accepted. Your balance remains yours and can be withdrawn, and rounds already open are finished.",
      ],
    },
    {
      heading: "Where to find help",
      paragraphs: [
        "In Brazil: CVV, telephone 188, free of charge, 24 hours a day. Gamblers Anonymous (Jogadores Anônimos) meets in many cities and online. The public health service treats gambling dependence free of charge in its psychosocial care centres (CAPS).",
      ],
    },
    {
      heading: "Minors",
      paragraphs: [
        "Nobody under 18 may have an account. If others use your device, sign out when you finish and do not save your passwords. Accounts of minors are closed.",
      ],
    },
  ],
};

export const pagesInEnglish: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
