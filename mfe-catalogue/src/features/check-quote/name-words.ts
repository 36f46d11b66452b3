// Names of treatments, pieces, places and makers, in lower case without accents. A star stands for the rest of a word.

/** What is counted of a treatment, by main slug. */
export const pieceWords: Readonly<Record<string, string>> = {
  'dental-implants': 'implant*, zahnimplantat*, fogimplant*',
  'dental-crowns':
    'crown, crowns, corona, coronas, krone, kronen, zirkonkrone*, zahnkrone*, kron, kronlar, kronu, kaplama*, koron*, fogkoron*, tooth crown*',
  'dental-veneers': 'veneer*, carilla*, faccett*, licow*, lamina*, verblendschale*, porcelain shell*, heja*',
  'cataract-surgery': 'eye, eyes, ojo, ojos, auge, augen, goz, oko, oczu, oczy, szem',
};
/** Pieces of any dental treatment. */
export const toothWords =
  'tooth, teeth, diente*, zahn, zahne, zab*, dis, fog*, unit, units, pcs, pc, pieces, piece, szt, db, adet, unidad*, stuck';

/** Names that clinics use for treatments, besides the search's own, by main slug. */
export const treatmentWords: Readonly<Record<string, string>> = {
  'hair-transplant':
    'sac ekimi, haartransplantation, trasplante capilar, injerto capilar, implante capilar, przeszczep wlosow, hajbeultetes, hair transplants, fue, dhi, 모발이식',
  rhinoplasty:
    'rhino, rinoplastia, nasenkorrektur, nasen op, rinoplasti, burun estetigi, korekcja nosa, plastyka nosa, orrplasztika, rhinoplast*, nose job, 코성형',
  'breast-augmentation':
    'aumento de pecho, aumento de busto, aumento mamario, aumento de senos, brustvergrosserung, brust op, meme buyutme, powiekszanie piersi, powiekszenie piersi, mellnagyobbit*, breast aug, breast enlargement, breast implant*, boob job, 가슴성형',
  'buttock-augmentation-bbl':
    'aumento de gluteos, lifting brasileno, povergrosserung, brazilian butt lift, powiekszanie posladkow',
  liposuction:
    'lipo, liposuccion, fettabsaugung, liposuction*, liposakszion, zsirleszivas, liposukcja, odsysanie tluszczu, vaser lipo, 지방흡입',
  'tummy-tuck-abdominoplasty':
    'abdominoplast*, bauchdeckenstraffung, bauchstraffung, karin germe, plastyka brzucha, hasplasztika',
  facelift:
    'facelift*, face lift, estiramiento facial, lifting facial, lifting cervicofacial, ritidectomia, gesichtsstraffung, yuz germe, lifting twarzy, arcplasztika, 안면거상',
  'eyelid-surgery-blepharoplasty':
    'blefaroplast*, blepharoplast*, parpados, lidstraffung, oberlid*, unterlid*, goz kapagi, plastyka powiek, szemhej*, eyelid*, 쌍꺼풀, 눈성형',
  'dental-implants':
    'zahnimplantat*, implante* dental*, dis implanti, implant* zebow*, fogbeultetes, fogimplantatum*, fog implantatum, tooth implant*, 임플란트',
  'dental-veneers':
    'veneer*, carilla*, faccett*, licow*, verblendschale*, lamina, gulus tasarimi, diseno de sonrisa, smile makeover, smile design, hollywood smile',
  'dental-crowns':
    'zahnkrone*, corona* dental*, corona* de, zirkonkrone*, zirkonyum kaplama, dis kaplama, korony, fogkoron*, korona porcelanowa, zirconia crown*, zirconium crown*',
  'full-mouth-restoration':
    'all on 4, all on four, all on 6, all on six, all on x, full mouth, full arch, dentures, full denture, complete denture, fixed denture, overdenture*, rehabilitacion oral, zahnersatz, protesis completa, tam agiz, odbudowa calego uzebienia, teljes szajrehabilitacio',
  orthodontics:
    'ortodoncia, brackets, braces, aligners, invisalign, zahnspange, ortodonti, aparat ortodontyczny, ortodoncj*, fogszabalyz*, 교정',
  'lasik-eye-surgery':
    'lasik, femto lasik, femtolasik, smile pro, lasek, trans prk, augenlaser*, laserowa korekcja wzroku, lezeres szemmutet, goz lazer, cirugia refractiva, 라식, 라섹',
  'cataract-surgery':
    'cataract*, catract*, phaco*, catarata*, katarakt*, grauer star, zacma, zacmy, szurkehalyog*, 백내장',
  'in-vitro-fertilization-ivf':
    'fiv, fecundacion in vitro, kunstliche befruchtung, tup bebek, in vitro, lombik*, icsi, 시험관',
  'gastric-sleeve':
    'sleeve gastrectomy, vsg, manga gastrica, schlauchmagen, tup mide, mide kucultme, rekawowa resekcja zoladka, rekawow* resekcj*, gyomorszukito, csogyomor, sleeve surgery, 위소매',
  'gastric-bypass':
    'bypass gastrico, magenbypass, mini bypass, mini gastric bypass, rny, gastrik bypass, bypass zoladka, gyomor bypass',
  'coronary-angiogram':
    'angiogram, cag, coronary angiogra*, angiografia, koronarografia, koronarangiographie, herzkatheter, anjiyo, anjiyografi, cateterismo',
  angioplasty: 'angioplast*, ptca, pci, stenting, anjiyoplasti, ballondilatation',
  'heart-bypass':
    'cabg, bypass surgery, bypass coronario, herzbypass, kalp bypass, koroner bypass, by pass coronario, pomostowanie aortalno wiencowe',
  'heart-valve-replacement':
    'valve replacement, heart valve, mitral valve, aortic valve, avr, mvr, tavi, tavr, dvr, valvula cardiaca, reemplazo valvular, reemplazo de valvula, herzklappe*, kalp kapagi, wymiana zastawki, szivbillentyu*',
  'knee-replacement':
    'tkr, knee replac*, knee prosthes*, knee endoprosthes*, total knee, protesis de rodilla, protesis total de rodilla, reemplazo de rodilla, reemplazo total de rodilla, knie tep, knie totalendoprothese, knietotalendoprothese, knieprothese, knie prothese, kunstliches knie, diz protezi, endoprotez* kolana, endoprotez* stawu kolanowego, terdprotezis, 무릎 인공관절',
  'hip-replacement':
    'thr, hip replac*, hip prosthes*, hip endoprosthes*, total hip, protesis de cadera, protesis total de cadera, reemplazo de cadera, reemplazo total de cadera, huft tep, huft totalendoprothese, hufttotalendoprothese, huftprothese, hueft tep, huft prothese, kalca protezi, endoprotez* biodra, endoprotez* stawu biodrowego, csipoprotezis, 고관절',
  'spinal-fusion':
    'spine fusion, tlif, plif, alif, lumbar fusion, fusion lumbar, artrodesis, fusion vertebral, wirbelsaulenversteifung, spondylodese, omurga fuzyon*, stabilizacja kregoslupa, gerincfuzio',
};

/** What a treatment has in it as we price it, by main slug: named next to it, this is not a second treatment. */
export const partTreatments: Readonly<Record<string, readonly string[]>> = {
  'buttock-augmentation-bbl': ['liposuction'],
  'full-mouth-restoration': ['dental-implants', 'dental-crowns', 'dental-veneers'],
  angioplasty: ['coronary-angiogram'],
  'heart-bypass': ['coronary-angiogram'],
  'heart-valve-replacement': ['coronary-angiogram'],
};

/** Places that quotes name, besides the search's own, by country. */
export const placeWords: Readonly<Record<string, string>> = {
  India:
    'gurgaon, gurugram, trivandrum, jaipur, hyderabad, kolkata, bengaluru, pune, ahmedabad, kochi, noida, indien, hindistan, indie',
  Thailand: 'pattaya, chiang mai, samui, tailandia, thailande, bumrungrad',
  Turkey:
    'turkei, istanbul*, estambul, stambul*, turkiye*, turcja, turquia, turquie, turchia, antaly*, torokorszag, bodrum, ankara, kusadasi, fethiye, marmaris, bursa',
  Malaysia: 'kl, johor, malacca, melaka, kuching, petaling jaya, malezja',
  Mexico:
    'tijuana, guadalajara, monterrey, puerto vallarta, mexicali, juarez, los cabos, playa del carmen, algodones, merida, cdmx, mexiko, meksyk',
  'Costa Rica': 'escazu, alajuela, heredia, guanacaste',
  'South Korea': 'gangnam, busan, incheon, 서울, 강남, corea, sudkorea',
  Hungary:
    'ungarn, budapest*, magyarorszag*, wegry, hungria, sopron, heviz, gyor, mosonmagyarovar, szeged, debrecen, macaristan',
  Poland:
    'polen, polska, polsce, polonia, warszaw*, krakowie, warschau, krakau, gdansk*, wroclaw*, poznan*, szczecin*, stettin, gdynia, katowice, lodz',
  Spain:
    'spanien, espana, hiszpania, spanyolorszag, valencia, malaga, alicante, sevilla, bilbao, palma, marbella, mallorca',
  UAE: 'sharjah, ajman, dubaj, emiratos arabes',
};

/** Makers that quotes name. */
export const brandWords = `straumann, nobel biocare, nobel, osstem, megagen, dentium, neodent, alpha bio, bredent, medentika, zimmer biomet, zimmer, stryker, depuy, smith & nephew, smith and nephew, exactech, microport, mentor, motiva, allergan, natrelle, polytech, nagor, sebbin, eurosilicone, medtronic, ethicon, johnson & johnson, abbott, boston scientific, edwards, st. jude, alcon, zeiss, bausch, invisalign, e-max, emax, ivoclar, 3m lava, vita, hiossen, bicon, anthogyr, camlog, ankylos, xience, promus, globus, nuvasive, meril`;
/** A room in German, which is a maker's name as well. */
export const roomWords =
  'im zimmer, ein zimmer, das zimmer, gleichen zimmer, selben zimmer, eigenen zimmer, zimmer mit, pro zimmer, eigenes zimmer';
export const guaranteeWords = `guarantee*, guaranty, warranty, warranties, garanti*, gwarancj*, garancia*, 보증`;
