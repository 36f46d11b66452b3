import type { ProseSection } from '../prose/prose.rules.ts';

/**
 * The featured article: general advice in our own words. It quotes no statistics, sources, patients or prices, since none
 * can be verified here; figures belong in the calculator, where they carry a date.
 */
export const hiddenCosts: readonly ProseSection[] = [
  {
    title: 'The quoted price is one line of five',
    blocks: [
      'A clinic quotes its procedure. You pay for a journey. Between the two lie flights, perhaps a visa, a room for as long as you must stay near your surgeon, and food for everyone who travels with you. For a major operation these are small beside the surgery. For a crown, a consultation or a short cosmetic procedure they can easily be the larger part.',
      'None of this is hidden in the sense that somebody lies about it. It is hidden because nobody is asked to add it up. The hospital sells treatment, the airline sells seats, the consulate sells a stamp, and the only person who sees all the bills is you, usually after the decision has been made.',
      'So the first rule is to compare totals, never procedures. A cheaper operation at the end of a longer flight, with more nights to stay, can be the dearer trip. A dearer clinic two hours away may turn out to be the bargain.',
    ],
  },
  {
    title: 'What “from” means, and per what',
    blocks: [
      '“From” is the lowest price that somebody might pay: the simplest case, the plainest implant, the smallest area. It is not a price for you. Ask for the typical price and for the range around it, and ask what moves a patient from one end of that range to the other.',
      'Then look for the unit. Dental work is priced per tooth or per implant, eye surgery often per eye, fertility treatment per cycle, hair restoration per session or per graft. A figure without its unit tells you nothing. A figure with its unit tells you something only once you know how many units you need, and that is a question for the clinic’s dentist or surgeon, with your records in hand, not for a price list.',
      'Some treatments also come in stages. Implants may need months between the first visit and the last, so there are two journeys to pay for, with two fares and two stays. Fertility treatment may need more than one cycle. Ask how many visits the plan assumes, and what happens to the price if one more becomes necessary.',
    ],
  },
  {
    title: 'What the package leaves out',
    blocks: [
      'Packages are comfortable, and they differ. One includes the airport transfer and leaves out the anaesthetist. Another includes the hotel and leaves out the blood tests. Read the list of what is included as a list of what is not: anything that is not named will be on a bill.',
      'The usual absentees are tests and scans before the operation, the better implant or lens that is recommended on arrival, medicines to take home, compression garments and braces, physiotherapy after the first days, extra nights on the ward, and follow-up visits. None of them is a trick. Each of them is a sum that you can ask for beforehand.',
      'Ask for a written, itemised quote that names the surgeon, the hospital, the implant or technique, the number of nights and the currency. If a price is “all inclusive”, ask for the list behind those two words. A clinic that is used to patients from abroad will have it ready.',
    ],
  },
  {
    title: 'The nights that you did not plan',
    blocks: [
      'Hospital nights are normally part of the price. The days nearby, between leaving the ward and being allowed to fly, are not. After dental work they may last two or three days, after a joint replacement two weeks; the NHS says that some patients may then have to wait three months before they fly. They are the most commonly forgotten line, because the brochure speaks of the operation and your calendar has to hold the recovery.',
      'Both surgery and long flights raise the risk of blood clots, and airlines have rules of their own about passengers who have just had an operation. Only your surgeon can say when flying is safe for you, and only your airline can say what papers it wants to see. Ask both before you book, take a fare that can be changed, and plan for a few nights more than the best case. If you do not need them, they are a holiday. If you do, they are already paid for.',
      'The room matters too. Stairs, a shower with a high edge or a kitchen that you cannot use for two weeks each have a price. A plain room near the hospital, with a lift, is often the better choice than a resort an hour away.',
    ],
  },
  {
    title: 'The person who comes with you',
    blocks: [
      'After an anaesthetic you should not be alone, and after most operations you should not carry luggage. A companion doubles the fare and the food and often the visa, though seldom the room. Many hospitals allow one relative to stay the night; ask whether that costs anything.',
      'There is a second sum here that no quote contains: the companion’s time away from work, and whatever it costs to have somebody look after children, parents or animals at home. It is real money. Put it on the list.',
    ],
  },
  {
    title: 'Papers, calls and small change',
    blocks: [
      'A medical visa may cost more than a tourist visa and needs an invitation letter from the hospital. Records and scans may have to be copied, translated or sent ahead. You will want data for your phone, taxis to appointments, laundry, and a pharmacy bill or two. Each is small. Together they buy another night.',
      'Then there is the money itself. Between your bank’s exchange rate and the one in the newspaper lies a margin, card payments may carry a fee, and large payments may have to be announced to your bank beforehand. Ask in which currency the contract is written and who bears the change if the rate moves between deposit and final bill. Never pay the whole sum in advance to an account that does not belong to the hospital or to a company that you have checked.',
    ],
  },
  {
    title: 'Deposits and changed minds',
    blocks: [
      'A deposit holds a date in the operating room. Ask until when you get it back, and how much of it. Ask above all what happens if the tests on arrival show that the operation should not take place, because that is the one reason for turning round that nobody should have to pay for twice: a good hospital refunds the treatment and charges the tests.',
      'You may also simply change your mind, even in the waiting room. Know beforehand what that costs. Knowing that you can afford to say no is worth more than any discount, and an offer that ends tonight is a reason to wait until tomorrow.',
    ],
  },
  {
    title: 'If something goes wrong',
    blocks: [
      'Most treatments go as planned. The question is who pays when one does not. Ask what the quoted price covers if a complication keeps you longer: the extra days on the ward, a second operation, the changed flight. Ask for how long, and whether it still holds when you are home again.',
      'Ordinary travel insurance often excludes treatment that was the purpose of the trip, and sometimes everything that follows from it. Policies for planned treatment abroad exist. Read what they exclude before you buy one, and tell the insurer plainly what you are going to have done.',
      'And ask at home. Some health systems and insurers will treat a complication whatever its origin; others will not, or not at once. A doctor who knows you can tell you whether the treatment is right for you at all, can see the plan before you leave, and can be the one who takes out the stitches. That conversation costs little, and it prevents the most expensive mistake of all, which is travelling for something that you did not need.',
    ],
  },
  {
    title: 'After you are home',
    blocks: [
      'The trip ends at the airport. The treatment does not. There are check-ups, physiotherapy, perhaps a brace or a denture to adjust, and in some cases the replacement of an implant years later. Find out whether follow-up visits are possible by video, what your own doctor or dentist would charge for the rest, and whether a guarantee obliges you to travel back to use it. A guarantee that is valid only at the clinic includes the price of a flight.',
      'Take your records with you: the surgeon’s report, images, the make and serial number of anything that stays in your body, and the list of medicines. The doctor who treats you next will need them, and asking for them afterwards costs time, if not money.',
      'Count the time off, too. Two weeks away and two weeks of light duty are four weeks in which something else is not earned.',
    ],
  },
  {
    title: 'Where the costs hide, in one table',
    blocks: [
      {
        table: {
          caption:
            'Nine lines that rarely appear in the first quote, and the question that brings each of them out',
          head: ['Cost', 'Where it hides', 'Ask'],
          rows: [
            [
              'Tests and scans',
              'Before the operation, on arrival',
              'Which tests are included, and may I do them at home?',
            ],
            ['Upgrades', 'At the first consultation', 'Which implant or technique is this price for?'],
            ['More units', 'In the word “per”', 'How many teeth, grafts, eyes or cycles do I need?'],
            [
              'Extra nights',
              'Between the ward and the flight',
              'When may I fly, and where do I stay until then?',
            ],
            ['Companion', 'In your own budget', 'May somebody stay with me, and what does it cost?'],
            ['Visa and papers', 'At the consulate', 'Which visa do I need, and who writes the letter?'],
            ['Exchange and fees', 'Between two banks', 'Which currency, which account, which rate?'],
            ['Complications', 'In the small print', 'What is covered, for how long, and where?'],
            ['Follow-up', 'At home, months later', 'What will I need, and who will do it?'],
          ],
        },
      },
    ],
  },
  {
    title: 'Keep a reserve',
    blocks: [
      'However careful the list, something will be missing from it. A reserve of a tenth of the total for a small procedure, and clearly more for surgery, turns most surprises into annoyances. If the reserve would be hard to find, the trip is too tight, and waiting is cheaper than improvising in a foreign city.',
      'Sometimes the honest result of the sum is that staying at home costs less, or only a little more for much less trouble. That is a good result as well. A comparison that can only ever say “go” is an advertisement.',
    ],
  },
  {
    title: 'Twelve questions before you pay anything',
    blocks: [
      {
        checklist: [
          'What exactly is included, item by item, and in which currency?',
          'What is the typical price, and what would make mine higher?',
          'Who operates, where, and how often does this surgeon do this operation?',
          'Who accredits the hospital, and can I look it up myself?',
          'How many visits and how many nights does the plan assume?',
          'When is it safe for me to fly, and what does my airline want in writing?',
          'Which visa do my companion and I need, and how long does it take?',
          'What happens, and who pays, if there is a complication?',
          'What does my insurance cover, and have I told it everything?',
          'What follow-up will I need, and who does it at home?',
          'How much is the deposit, to whom, and when do I get it back?',
          'What does the doctor who knows me say?',
        ],
      },
      'Write the answers beside one another, one column a clinic. You will find that the differences are rarely where the advertisements put them. And if you would like to start from a complete list instead of an empty page, that is what our calculator is for: treatment, travel, visa, accommodation and food in one sum, with its date, its assumptions and what it leaves out.',
    ],
  },
];
