export interface CharityPlace {
  state: string;
  city: string;
  zip: string;
}

/** Four towns of each state and of DC, with a zip code of each. */
const TABLE: Record<string, string> = {
  AL: 'Birmingham 35203, Mobile 36602, Huntsville 35801, Montgomery 36104',
  AK: 'Anchorage 99501, Fairbanks 99701, Juneau 99801, Wasilla 99654',
  AZ: 'Phoenix 85004, Tucson 85701, Flagstaff 86001, Mesa 85201',
  AR: 'Little Rock 72201, Fayetteville 72701, Fort Smith 72901, Jonesboro 72401',
  CA: 'Sacramento 95814, Fresno 93721, Oakland 94612, San Diego 92101',
  CO: 'Denver 80202, Fort Collins 80521, Pueblo 81003, Aurora 80011',
  CT: 'Hartford 06103, New Haven 06510, Stamford 06901, Norwich 06360',
  DE: 'Wilmington 19801, Dover 19901, Newark 19711, Lewes 19958',
  DC: 'Capitol Hill 20003, Anacostia 20020, Petworth 20011, Brookland 20017',
  FL: 'Tampa 33602, Orlando 32801, Tallahassee 32301, Naples 34102',
  GA: 'Atlanta 30303, Savannah 31401, Athens 30601, Macon 31201',
  HI: 'Honolulu 96813, Hilo 96720, Kahului 96732, Lihue 96766',
  ID: 'Boise 83702, Pocatello 83201, Twin Falls 83301, Moscow 83843',
  IL: 'Chicago 60602, Peoria 61602, Rockford 61101, Springfield 62701',
  IN: 'Indianapolis 46204, Fort Wayne 46802, Bloomington 47404, Evansville 47708',
  IA: 'Des Moines 50309, Cedar Rapids 52401, Dubuque 52001, Ames 50010',
  KS: 'Wichita 67202, Topeka 66603, Lawrence 66044, Salina 67401',
  KY: 'Louisville 40202, Lexington 40507, Bowling Green 42101, Paducah 42001',
  LA: 'Baton Rouge 70801, Lafayette 70501, Monroe 71201, Houma 70360',
  ME: 'Portland 04101, Bangor 04401, Augusta 04330, Brunswick 04011',
  MD: 'Baltimore 21201, Frederick 21701, Annapolis 21401, Salisbury 21801',
  MA: 'Worcester 01608, Lowell 01852, Salem 01970, Northampton 01060',
  MI: 'Detroit 48226, Grand Rapids 49503, Lansing 48933, Marquette 49855',
  MN: 'Minneapolis 55401, Duluth 55802, Rochester 55902, Mankato 56001',
  MS: 'Jackson 39201, Gulfport 39501, Tupelo 38801, Hattiesburg 39401',
  MO: 'Kansas City 64105, Columbia 65201, Joplin 64801, Cape Girardeau 63701',
  MT: 'Billings 59101, Missoula 59802, Bozeman 59715, Helena 59601',
  NE: 'Omaha 68102, Lincoln 68508, Kearney 68847, Norfolk 68701',
  NV: 'Reno 89501, Henderson 89015, Elko 89801, Carson City 89701',
  NH: 'Manchester 03101, Concord 03301, Keene 03431, Portsmouth 03801',
  NJ: 'Trenton 08608, Camden 08102, Morristown 07960, Hoboken 07030',
  NM: 'Albuquerque 87102, Santa Fe 87501, Las Cruces 88001, Taos 87571',
  NY: 'Buffalo 14202, Albany 12207, Syracuse 13202, Ithaca 14850',
  NC: 'Raleigh 27601, Asheville 28801, Durham 27701, Greensboro 27401',
  ND: 'Fargo 58102, Bismarck 58501, Minot 58701, Grand Forks 58201',
  OH: 'Cleveland 44113, Dayton 45402, Toledo 43604, Akron 44308',
  OK: 'Tulsa 74103, Norman 73069, Lawton 73501, Stillwater 74074',
  OR: 'Eugene 97401, Bend 97701, Medford 97501, Astoria 97103',
  PA: 'Pittsburgh 15222, Lancaster 17602, Scranton 18503, Erie 16501',
  RI: 'Providence 02903, Newport 02840, Warwick 02886, Westerly 02891',
  SC: 'Greenville 29601, Charleston 29401, Florence 29501, Beaufort 29902',
  SD: 'Sioux Falls 57104, Rapid City 57701, Aberdeen 57401, Brookings 57006',
  TN: 'Nashville 37203, Memphis 38103, Knoxville 37902, Chattanooga 37402',
  TX: 'Austin 78701, El Paso 79901, Lubbock 79401, Waco 76701',
  UT: 'Salt Lake City 84101, Provo 84601, Ogden 84401, Moab 84532',
  VT: 'Burlington 05401, Montpelier 05602, Rutland 05701, Brattleboro 05301',
  VA: 'Richmond 23219, Roanoke 24011, Norfolk 23510, Charlottesville 22902',
  WA: 'Tacoma 98402, Spokane 99201, Bellingham 98225, Yakima 98901',
  WV: 'Charleston 25301, Morgantown 26501, Wheeling 26003, Beckley 25801',
  WI: 'Milwaukee 53202, Madison 53703, Green Bay 54301, Eau Claire 54701',
  WY: 'Cheyenne 82001, Casper 82601, Laramie 82070, Cody 82414',
};

/** The towns of each state, in alphabetical order of the states' names. */
export const PLACES_BY_STATE: readonly (readonly CharityPlace[])[] = Object.entries(TABLE).map(
  ([state, towns]) =>
    towns.split(', ').map((town) => ({state, city: town.slice(0, -6), zip: town.slice(-5)})),
);
