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
Worcester 52.1936 -2.2216
Bradford 53.7940 -1.7524
Wakefield 53.6830 -1.4977
Harrogate 53.9921 -1.5418
Huddersfield 53.6458 -1.7850
Halifax 53.7270 -1.8575
Ilkley 53.9247 -1.8237
Otley 53.9053 -1.6910
Castleford 53.7255 -1.3563
Pontefract 53.6911 -1.3086
Dewsbury 53.6898 -1.6297
Skipton 53.9617 -2.0164
Barnsley 53.5526 -1.4797
Headingley 53.8197 -1.5769
Stockport 53.4106 -2.1575
Bolton 53.5780 -2.4290
Salford 53.4875 -2.2901
Oldham 53.5409 -2.1114
Rochdale 53.6158 -2.1561
Wigan 53.5450 -2.6325
Warrington 53.3900 -2.5970
Altrincham 53.3838 -2.3547
Macclesfield 53.2587 -2.1270
Hackney 51.5450 -0.0553
Wimbledon 51.4214 -0.2064
Richmond 51.4613 -0.3037
Harrow 51.5806 -0.3420
Romford 51.5768 0.1801
Bromley 51.4060 0.0132
Watford 51.6565 -0.3903
St Albans 51.7527 -0.3394
Enfield 51.6521 -0.0811
Kingston upon Thames 51.4123 -0.3007
Sunderland 54.9069 -1.3838
Durham 54.7753 -1.5849
Wolverhampton 52.5862 -2.1288
Solihull 52.4118 -1.7776
Walsall 52.5862 -1.9829
Derby 52.9225 -1.4746
Paisley 55.8473 -4.4401
Hamilton 55.7773 -4.0336`;

export const PLACES: readonly Place[] = TOWNS.trim()
  .split('\n')
  .map((line) => {
    const words = line.split(' ');
    const [latitude, longitude] = words.splice(-2).map(Number);
    return { city: words.join(' '), latitude: latitude ?? 0, longitude: longitude ?? 0 };
  });
