/** Real towns with the approximate position of their centres; the clubs in them are invented. */
export interface Place {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

const TOWNS = `
Leeds 53.7997 -1.5492
Manchester 53.4794 -2.2453
Birmingham 52.4797 -1.9027
Bristol 51.4552 -2.5967
Liverpool 53.4072 -2.9917
Sheffield 53.3811 -1.4701
Newcastle upon Tyne 54.9783 -1.6178
Nottingham 52.9536 -1.1505
Leicester 52.6369 -1.1398
Coventry 52.4068 -1.5197
Bath 51.3813 -2.3590
Cardiff 51.4816 -3.1791
Swansea 51.6214 -3.9436
Newport 51.5842 -2.9977
Wrexham 53.0465 -2.9913
Bangor 53.2280 -4.1290
Aberystwyth 52.4153 -4.0829
Edinburgh 55.9533 -3.1883
Glasgow 55.8609 -4.2514
Aberdeen 57.1497 -2.0943
Dundee 56.4620 -2.9707
Inverness 57.4778 -4.2247
Stirling 56.1165 -3.9369
Perth 56.3950 -3.4308
Belfast 54.5973 -5.9301
Derry 54.9966 -7.3086
Lisburn 54.5162 -6.0580
Newry 54.1751 -6.3402
Camden 51.5390 -0.1426
Greenwich 51.4826 -0.0077
Ealing 51.5130 -0.3043
Walthamstow 51.5846 -0.0198
Croydon 51.3762 -0.0982
Brighton 50.8225 -0.1372
Southampton 50.9097 -1.4044
Portsmouth 50.7989 -1.0912
Bournemouth 50.7192 -1.8808
Exeter 50.7184 -3.5339
Plymouth 50.3755 -4.1427
Truro 50.2632 -5.0510
Taunton 51.0150 -3.1068
Salisbury 51.0688 -1.7945
Oxford 51.7520 -1.2577
Reading 51.4543 -0.9781
Milton Keynes 52.0406 -0.7594
Cambridge 52.2053 0.1218
Norwich 52.6309 1.2974
Ipswich 52.0567 1.1482
Colchester 51.8959 0.8919
Canterbury 51.2802 1.0789
Maidstone 51.2720 0.5292
Guildford 51.2362 -0.5704
Lincoln 53.2307 -0.5406
Kingston upon Hull 53.7457 -0.3367
York 53.9600 -1.0873
Middlesbrough 54.5742 -1.2350
Carlisle 54.8925 -2.9329
Lancaster 54.0466 -2.8007
Stoke-on-Trent 53.0027 -2.1794
Worcester 52.1936 -2.2216`;

export const PLACES: readonly Place[] = TOWNS.trim()
  .split('\n')
  .map((line) => {
    const words = line.split(' ');
    const [latitude, longitude] = words.splice(-2).map(Number);
    return { city: words.join(' '), latitude: latitude ?? 0, longitude: longitude ?? 0 };
  });
