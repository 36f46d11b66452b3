import { foldScript } from './fold-script.ts';

/**
 * Care that visitors look for and this site has no prices for, each with the words for it: English first, then German, French,
 * Spanish, Arabic and Russian. A longer word also counts with another ending.
 */
const care: Readonly<Record<string, string>> = {
  'cancer care':
    'cancer, tumour, tumor, chemotherapy, chemo, radiotherapy, oncology, oncologist, melanoma, lymphoma, Krebs, Krebsbehandlung, tumeur, cáncer, quimioterapia, سرطان, рак, опухоль, химиотерапия',
  'leukaemia care': 'leukaemia, leukemia, Leukämie, leucémie, leucemia, لوكيميا, лейкоз, лейкемия',
  'kidney care':
    'kidney, kidneys, renal, nephrology, Niere, Nieren, Nierentransplantation, rein, reins, rénale, riñón, riñones, كلية, كلى, почка, почки, почек',
  dialysis: 'dialysis, Dialyse, diálisis, hemodialysis, غسيل الكلى, диализ, гемодиализ',
  'liver care': 'liver, cirrhosis, hepatitis, Leber, foie, hígado, hepatitis, كبد, печень, печени',
  'lung care': 'lung, lungs, pneumonia, tuberculosis, COPD, Lunge, poumon, pulmón, رئة, лёгкие, туберкулёз',
  asthma: 'asthma, asthme, asma, ربو, астма',
  'organ transplants':
    'organ transplant, heart transplant, pancreas, cornea, Organtransplantation, Herztransplantation, transplantation cardiaque, trasplante de órganos, trasplante de corazón, زراعة القلب, пересадка сердца',
  'bone marrow transplants':
    'bone marrow, stem cell, stem cells, Knochenmark, Stammzellen, moelle osseuse, médula ósea, células madre, نخاع, خلايا جذعية, костный мозг, костного мозга, стволовые клетки',
  'care after a stroke': 'stroke, Schlaganfall, AVC, derrame cerebral, ictus, سكتة, инсульт',
  'emergencies of the heart':
    'heart attack, heart failure, cardiac arrest, Herzinfarkt, infarctus, infarto, نوبة قلبية, инфаркт',
  'heart rhythm care': 'pacemaker, arrhythmia, atrial fibrillation, ablation, Herzschrittmacher, marcapasos',
  'diabetes care': 'diabetes, diabetic, insulin, Zuckerkrankheit, diabète, سكري, диабет',
  'blood pressure care':
    'hypertension, blood pressure, Bluthochdruck, tensión arterial, ضغط الدم, гипертония',
  'HIV care': 'HIV, AIDS, VIH, SIDA, إيدز, ВИЧ, СПИД',
  'autism care': 'autism, autistic, ADHD, Autismus, autisme, autismo, توحد, аутизм',
  'brain and nerve care':
    'brain, epilepsy, parkinson, parkinsons, alzheimer, alzheimers, dementia, multiple sclerosis, neurology, neurologist, migraine, Gehirn, Epilepsie, cerveau, cerebro, epilepsia, دماغ, صرع, мозг, эпилепсия',
  'mental health care':
    'depression, anxiety, psychiatry, psychiatrist, schizophrenia, bipolar, Depressionen, dépression, depresión, ansiedad, اكتئاب, депрессия',
  'addiction care':
    'addiction, rehab, alcoholism, drug rehab, detox, Sucht, désintoxication, adicción, إدمان, наркомания',
  'hernia surgery': 'hernia, Leistenbruch, hernie, فتق, грыжа',
  'gallbladder surgery':
    'gallbladder, gallstones, gall bladder, Gallenblase, vésicule, vesícula, مرارة, желчный пузырь',
  'appendix surgery': 'appendix, appendicitis, Blinddarm, appendicite, apendicitis, аппендицит',
  'bowel care':
    'bowel, colon, crohn, colitis, colonoscopy, endoscopy, haemorrhoids, hemorrhoids, Darm, Hämorrhoiden, intestino',
  'prostate care': 'prostate, urology, urologist, bladder, Prostata, próstata, بروستاتا, простата, простаты',
  'care of the womb':
    'hysterectomy, fibroids, endometriosis, uterus, womb, gynaecology, gynecology, Gebärmutter, utérus, útero, رحم, матка',
  'births and abortions':
    'birth, childbirth, abortion, caesarean, surrogacy, surrogate, Geburt, Abtreibung, accouchement, avortement, parto, aborto',
  vasectomies: 'vasectomy, sterilisation, sterilization, Vasektomie, vasectomie, vasectomía',
  'gender care': 'gender, transgender, sex change, phalloplasty, vaginoplasty',
  'sexual health care': 'erectile, erection, viagra, penis, impotence, syphilis, chlamydia, herpes',
  'shoulder, elbow and hand surgery':
    'shoulder, elbow, wrist, hand surgery, carpal tunnel, Schulter, épaule, hombro, كتف, плечо',
  'foot and ankle surgery':
    'ankle, bunion, foot surgery, foot, Sprunggelenk, Fuss, cheville, tobillo, كاحل, стопа',
  'knee ligament surgery': 'ACL, meniscus, ligament, Kreuzband, Meniskus, ménisque, menisco',
  'care of broken bones':
    'fracture, broken bone, broken leg, broken arm, Knochenbruch, fractura, كسر, перелом',
  'scoliosis care': 'scoliosis, Skoliose, scoliose, escoliosis, сколиоз',
  'other eye care':
    'glaucoma, retina, macular, keratoconus, squint, Glaukom, Netzhaut, glaucome, شبكية, глаукома',
  'ear and hearing care': 'hearing, ear, ears, deaf, cochlear, tinnitus, Gehör, oído, oreille, سمع, слух',
  'throat and sinus care':
    'tonsils, tonsillectomy, sinus, sinusitis, snoring, sleep apnoea, sleep apnea, Mandeln, amygdales, amígdalas',
  'thyroid care': 'thyroid, goitre, Schilddrüse, thyroïde, tiroides, غدة درقية, щитовидная',
  'skin care':
    'eczema, psoriasis, acne, dermatology, dermatologist, vitiligo, Neurodermitis, eczéma, صدفية, псориаз',
  'injections such as Botox': 'botox, fillers, filler, lip filler, hyaluronic',
  'varicose vein care': 'varicose, veins, Krampfadern, varices, دوالي, варикоз',
  'other dental care':
    'root canal, wisdom tooth, wisdom teeth, whitening, tooth extraction, cavity, gum disease, Wurzelbehandlung, Weisheitszahn, blanqueamiento',
  'scans and check-ups':
    'MRI, CT scan, ultrasound, x-ray, check-up, checkup, health check, blood test, IRM, resonancia, МРТ',
  'infections and fevers':
    'covid, malaria, dengue, typhoid, flu, fever, infection, vaccine, vaccination, Impfung, حمى, лихорадка',
  'sickle cell care': 'sickle cell, thalassaemia, thalassemia, haemophilia, hemophilia',
  'care of children’s conditions': 'cerebral palsy, cleft lip, cleft palate, down syndrome, cystic fibrosis',
  physiotherapy: 'physiotherapy, physio, physical therapy, Physiotherapie, kinésithérapie, fisioterapia',
};

/** Words of questions about any treatment abroad. */
const questions =
  'safe, safety, risk, risks, danger, dangerous, insurance, complication, complications, go wrong, legal, trust, sicher, Risiko, seguro, riesgo, risque, آمن, безопасно';

/** What a search means that no treatment of the site answers: care by its name; null for a question, which the site answers. */
export interface NotHere {
  care: string | null;
}

/** Words of so many letters are looked for as beginnings. */
const LONG = 6;

const phrases = [...Object.entries(care), [null, questions] as const].flatMap(([name, words]) =>
  words.split(', ').map(word => ({ name, phrase: ` ${foldScript(word).replaceAll('-', ' ')}` })),
);

/** What a term means that finds no treatment, if it is known; else null. @param typed as `readSearch` reads them */
export function notHere(typed: readonly string[]): NotHere | null {
  const term = ` ${foldScript(typed.join(' '))} `;
  const known = phrases.find(({ phrase }) =>
    phrase.length > LONG
      ? term.includes(phrase)
      : term.includes(`${phrase} `) || term.includes(`${phrase}s `),
  );
  return known ? { care: known.name } : null;
}
