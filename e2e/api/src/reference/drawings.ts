import { slugOf } from 'shared-contracts';

/** The treatments' drawings, which the site has below /images, and what they show. Some are those of a category. */
const drawings: Readonly<Record<string, readonly [file: string, text: string]>> = {
  angioplasty: ['treatments/angioplasty', 'A stent holds an artery open around a balloon'],
  'breast-augmentation': [
    'treatments/breast-augmentation',
    'A breast from the side, with an implant behind the gland',
  ],
  'buttock-augmentation-bbl': [
    'treatments/buttock-augmentation-bbl',
    'A hip from the side, with the earlier line dotted',
  ],
  'cataract-surgery': ['categories/ophthalmology', 'An eye, whose lens gathers light'],
  'coronary-angiogram': ['categories/cardiac', 'A heart and its beat'],
  'dental-crowns': ['treatments/dental-crowns', 'A crown above the tooth that it will cover'],
  'dental-implants': ['categories/dental', 'An implant between two teeth'],
  'dental-veneers': ['treatments/dental-veneers', 'A thin shell in front of a tooth'],
  'eyelid-surgery-blepharoplasty': [
    'treatments/eyelid-surgery-blepharoplasty',
    'An eye with dotted lines on its lids',
  ],
  facelift: ['categories/cosmetic', 'A face in profile with guide lines'],
  'full-mouth-restoration': [
    'treatments/full-mouth-restoration',
    'All teeth of a jaw, seen from inside the mouth',
  ],
  'gastric-bypass': [
    'treatments/gastric-bypass',
    'A small stomach pouch, joined to the bowel past the rest of the stomach',
  ],
  'gastric-sleeve': ['categories/general', 'A stomach, divided by a dotted line'],
  'hair-transplant': ['treatments/hair-transplant', 'Hair roots in the skin, two of them newly placed'],
  'heart-bypass': ['treatments/heart-bypass', 'A heart with a new vessel around a narrowed one'],
  'heart-valve-replacement': [
    'treatments/heart-valve-replacement',
    'A new heart valve with three leaflets, sewn in',
  ],
  'hip-replacement': ['categories/orthopedic', 'A hip joint with an implant'],
  'in-vitro-fertilization-ivf': ['categories/fertility', 'An egg cell under the microscope'],
  'knee-replacement': ['treatments/knee-replacement', 'A knee joint with an implant'],
  'lasik-eye-surgery': ['treatments/lasik-eye-surgery', 'A laser reshapes the front of an eye'],
  liposuction: ['treatments/liposuction', 'A fine tube in the layer of fat below the skin'],
  orthodontics: ['treatments/orthodontics', 'Teeth with a brace: a wire through small brackets'],
  rhinoplasty: ['treatments/rhinoplasty', 'A nose in profile, with its earlier line dotted'],
  'spinal-fusion': ['treatments/spinal-fusion', 'Vertebrae that screws and a rod hold together'],
  'tummy-tuck-abdominoplasty': [
    'treatments/tummy-tuck-abdominoplasty',
    'A belly with firm muscles and a low line where the skin is drawn together',
  ],
};

/** The drawing of a treatment: a path on the site, null if there is none, and what it shows. */
export function drawingOf(name: string): { image: string | null; imageText: string } {
  const [file, imageText = ''] = drawings[slugOf(name)] ?? [];
  return { image: file ? `/images/${file}.svg` : null, imageText };
}
