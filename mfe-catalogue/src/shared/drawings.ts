/** What the drawings of categories and treatments show, by their file. */
const drawings: Readonly<Record<string, string>> = {
  'categories/cardiac': 'A heart and its beat',
  'categories/cosmetic': 'A face in profile with guide lines',
  'categories/dental': 'An implant between two teeth',
  'categories/fertility': 'An egg cell under the microscope',
  'categories/general': 'A stomach, divided by a dotted line',
  'categories/ophthalmology': 'An eye, whose lens gathers light',
  'categories/orthopedic': 'A hip joint with an implant',
  'treatments/angioplasty': 'A stent holds an artery open around a balloon',
  'treatments/breast-augmentation': 'A breast from the side, with an implant behind the gland',
  'treatments/buttock-augmentation-bbl': 'A hip from the side, with the earlier line dotted',
  'treatments/dental-crowns': 'A crown above the tooth that it will cover',
  'treatments/dental-veneers': 'A thin shell in front of a tooth',
  'treatments/eyelid-surgery-blepharoplasty': 'An eye with dotted lines on its lids',
  'treatments/full-mouth-restoration': 'All teeth of a jaw, seen from inside the mouth',
  'treatments/gastric-bypass': 'A small stomach pouch, joined to the bowel past the rest of the stomach',
  'treatments/hair-transplant': 'Hair roots in the skin, two of them newly placed',
  'treatments/heart-bypass': 'A heart with a new vessel around a narrowed one',
  'treatments/heart-valve-replacement': 'A new heart valve with three leaflets, sewn in',
  'treatments/knee-replacement': 'A knee joint with an implant',
  'treatments/lasik-eye-surgery': 'A laser reshapes the front of an eye',
  'treatments/liposuction': 'A fine tube in the layer of fat below the skin',
  'treatments/orthodontics': 'Teeth with a brace: a wire through small brackets',
  'treatments/rhinoplasty': 'A nose in profile, with its earlier line dotted',
  'treatments/spinal-fusion': 'Vertebrae that screws and a rod hold together',
  'treatments/tummy-tuck-abdominoplasty':
    'A belly with firm muscles and a low line where the skin is drawn together',
};

const DRAWING = /^\/images\/([\w/-]+)\.svg$/;

/** Text alternative of a treatment's picture, which the API names; empty for one that is not drawn here. */
export const drawingText = (image: string | null | undefined): string =>
  drawings[DRAWING.exec(image ?? '')?.[1] ?? ''] ?? '';
