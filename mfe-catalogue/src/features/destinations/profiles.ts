/** A static destination profile (section 3), with the figures of section 9. Its image is the country's drawing. */
export interface DestinationProfile {
  name: string;
  flag: string;
  tagline: string;
  specialties: readonly string[];
  /** E.g. `up to 70%`. */
  savings: string;
  accreditation: string;
  visaInfo: string;
  culture: string;
  keyPoints: readonly string[];
}

export const profiles: readonly DestinationProfile[] = [
  {
    name: 'India',
    flag: '🇮🇳',
    tagline: 'Complex care at the lowest typical prices',
    specialties: ['Cardiac surgery', 'Joint and spine surgery', 'Fertility', 'Dentistry'],
    savings: 'up to 70%',
    accreditation: '50+ accredited hospitals',
    visaInfo:
      'Medical e-visa of 60 days with up to three entries; up to two attendants can apply with the patient. Eligibility depends on nationality.',
    culture:
      'English is widely used in large hospitals. Vegetarian food is easy to find and family members commonly stay with the patient.',
    keyPoints: [
      'Large cardiac and orthopaedic centres',
      'English-speaking teams',
      'Patient and attendant visas processed together',
    ],
  },
  {
    name: 'Thailand',
    flag: '🇹🇭',
    tagline: 'Hospital comfort and cosmetic expertise',
    specialties: ['Cosmetic surgery', 'Dentistry', 'Orthopaedics', 'Health checks'],
    savings: 'up to 60%',
    accreditation: '30+ accredited hospitals',
    visaInfo:
      'Medical treatment stays of up to 90 days with a hospital letter. Many nationalities can enter without a visa for shorter visits.',
    culture:
      'Service is calm and polite, and international departments arrange interpreters. Heat and humidity matter during recovery.',
    keyPoints: [
      'International patient departments',
      'Wide choice of recovery hotels',
      'Strong cosmetic and dental sector',
    ],
  },
  {
    name: 'Turkey',
    flag: '🇹🇷',
    tagline: 'Short flights from Europe and package pricing',
    specialties: ['Hair transplant', 'Dentistry', 'Bariatric surgery', 'Eye surgery'],
    savings: 'up to 65%',
    accreditation: '40+ accredited hospitals',
    visaInfo:
      'Many nationalities enter visa-free or with an e-visa; others need a consular visa. Check the official e-visa site for your passport.',
    culture:
      'Packages commonly include airport transfers and an interpreter. Hospitals treating visitors must hold a health-tourism authorisation.',
    keyPoints: [
      'Government-authorised providers',
      'All-in-one package prices',
      'High-volume hair and dental clinics',
    ],
  },
  {
    name: 'Malaysia',
    flag: '🇲🇾',
    tagline: 'English-speaking hospitals and regulated fees',
    specialties: ['Cardiac care', 'Fertility', 'Orthopaedics', 'Health checks'],
    savings: 'up to 55%',
    accreditation: '20+ accredited hospitals',
    visaInfo:
      'Many nationalities enter visa-free for 30 to 90 days; others apply for an eVISA. Extensions for treatment need a hospital letter.',
    culture: 'Multilingual and multi-faith, with halal food everywhere and prayer rooms in hospitals.',
    keyPoints: [
      'English widely spoken',
      'Regulated private hospital fees',
      'Good value for heart and fertility care',
    ],
  },
];
