/**
 * Print orders and the price of each, computed by hand from the price list and rules that a new shop starts with; browser and server are tested against
 * these amounts. The parts of an order are separated by semicolons: a line of the list ('20 printing Color'), or a job: copies, pages of each document
 * (and which are in colour), paper, printing (and that of sheets without colour), film, binding. After the first equals sign come the amounts of the
 * lines, in rupees, after the second the total. '1 × 99.00' at the end of a shipped order is its shipping.
 */
export const goldenOrders = `
1 design Silver = 1 × 299.00 = 299.00
2 design Gold = 2 × 699.00 = 1398.00
3 design Platinum = 3 × 1499.00 = 4497.00
1 design Premium = 1 × 2999.00 = 2999.00
7 paper common1|A4|60gsm = 7 × 0.60 = 4.20
10 paper common1|A4|70gsm = 10 × 0.70 = 7.00
12 paper common1|A4|80gsm = 12 × 0.80 = 9.60
20 paper common1|A3|60gsm = 20 × 1.25 = 25.00
25 paper common1|A3|70gsm = 25 × 1.50 = 37.50
40 paper common1|A3|80gsm = 40 × 1.70 = 68.00
49 paper common1|A2|60gsm = 49 × 2.65 = 129.85
50 paper common1|A2|70gsm = 50 × 3.10 = 155.00
75 paper common1|A2|80gsm = 75 × 3.60 = 270.00
99 paper common1|A1|60gsm = 99 × 5.50 = 544.50
100 paper common1|A1|70gsm = 100 × 6.50 = 650.00
120 paper common1|A1|80gsm = 120 × 7.50 = 900.00
150 paper common2|A4|70gsm = 150 × 0.90 = 135.00
200 paper common2|A4|80gsm = 200 × 1.05 = 210.00
250 paper common2|A4|100gsm = 250 × 1.20 = 300.00
333 paper common2|A3|70gsm = 333 × 1.90 = 632.70
500 paper common2|A3|80gsm = 500 × 2.25 = 1125.00
640 paper common2|A3|100gsm = 640 × 2.55 = 1632.00
750 paper common2|A2|70gsm = 750 × 3.95 = 2962.50
1000 paper common2|A2|80gsm = 1000 × 4.65 = 4650.00
1 paper common2|A2|100gsm = 1 × 5.40 = 5.40
2 paper common2|A1|70gsm = 2 × 8.30 = 16.60
3 paper common2|A1|80gsm = 3 × 9.75 = 29.25
5 paper common2|A1|100gsm = 5 × 11.25 = 56.25
7 paper ArtPaper|A4|100gsm = 7 × 2.40 = 16.80
10 paper ArtPaper|A4|130gsm = 10 × 2.85 = 28.50
12 paper ArtPaper|A4|170gsm = 12 × 3.25 = 39.00
20 paper ArtPaper|A3|100gsm = 20 × 5.05 = 101.00
25 paper ArtPaper|A3|130gsm = 25 × 5.95 = 148.75
40 paper ArtPaper|A3|170gsm = 40 × 6.85 = 274.00
49 paper ArtPaper|A2|100gsm = 49 × 10.55 = 516.95
50 paper ArtPaper|A2|130gsm = 50 × 12.45 = 622.50
75 paper ArtPaper|A2|170gsm = 75 × 14.35 = 1076.25
99 paper ArtPaper|A1|100gsm = 99 × 22.10 = 2187.90
100 paper ArtPaper|A1|130gsm = 100 × 26.05 = 2605.00
120 paper ArtPaper|A1|170gsm = 120 × 30.05 = 3606.00
150 paper Glossy|A4|130gsm = 150 × 2.90 = 435.00
200 paper Glossy|A4|170gsm = 200 × 3.40 = 680.00
250 paper Glossy|A4|220gsm = 250 × 3.95 = 987.50
333 paper Glossy|A3|130gsm = 333 × 6.10 = 2031.30
500 paper Glossy|A3|170gsm = 500 × 7.20 = 3600.00
640 paper Glossy|A3|220gsm = 640 × 8.30 = 5312.00
750 paper Glossy|A2|130gsm = 750 × 12.75 = 9562.50
1000 paper Glossy|A2|170gsm = 1000 × 15.05 = 15050.00
1 paper Glossy|A2|220gsm = 1 × 17.35 = 17.35
2 paper Glossy|A1|130gsm = 2 × 26.70 = 53.40
3 paper Glossy|A1|170gsm = 3 × 31.50 = 94.50
5 paper Glossy|A1|220gsm = 5 × 36.30 = 181.50
7 printing BlackWhite = 7 × 1.50 = 10.50
10 printing BlackWhiteBothSides = 10 × 2.40 = 24.00
12 printing Color = 12 × 6.00 = 72.00
20 printing BothSides = 20 × 10.50 = 210.00
25 printing Digital = 25 × 14.00 = 350.00
40 lamination Glossy = 40 × 4.00 = 160.00
49 lamination Matte = 49 × 4.50 = 220.50
50 lamination SoftTouch = 50 × 9.00 = 450.00
75 lamination UVCoating = 75 × 7.50 = 562.50
99 binding Stapler = 99 × 8.00 = 792.00
100 binding Spiral = 100 × 35.00 = 3500.00
120 binding PerfectBinding = 120 × 60.00 = 7200.00
150 binding HardCover = 150 × 180.00 = 27000.00
200 paper ArtPaper|A4|170gsm ; 200 printing BothSides ; 200 lamination Matte ; 1 design Gold = 200 × 3.25 + 200 × 10.50 + 200 × 4.50 + 1 × 699.00 = 4349.00
480 paper common2|A4|80gsm ; 480 printing BlackWhite ; 6 binding PerfectBinding = 480 × 1.05 + 480 × 1.50 + 6 × 60.00 = 1584.00
60 paper Glossy|A3|220gsm ; 60 printing Digital ; 60 lamination SoftTouch ; 1 design Platinum = 60 × 8.30 + 60 × 14.00 + 60 × 9.00 + 1 × 1499.00 = 3377.00
10 paper common1|A4|70gsm ; 10 printing BlackWhite shipped = 10 × 0.70 + 10 × 1.50 + 1 × 99.00 = 121.00
1 binding Spiral shipped = 1 × 35.00 + 1 × 99.00 = 134.00
3 design Silver ; 2 binding Spiral ; 4 binding Stapler shipped = 3 × 299.00 + 2 × 35.00 + 4 × 8.00 + 1 × 99.00 = 1098.00
3 design Silver ; 2 binding Spiral ; 4 binding Stapler ; 1 paper common1|A4|60gsm shipped = 3 × 299.00 + 2 × 35.00 + 4 × 8.00 + 1 × 0.60 = 999.60
27 paper Glossy|A1|220gsm ; 13 printing BlackWhite shipped = 27 × 36.30 + 13 × 1.50 = 999.60
27 paper Glossy|A1|220gsm ; 12 printing BlackWhite shipped = 27 × 36.30 + 12 × 1.50 + 1 × 99.00 = 1097.10
133 lamination UVCoating ; 1 printing BlackWhite shipped = 133 × 7.50 + 1 × 1.50 + 1 × 99.00 = 1098.00
1 paper common1|A4|60gsm ; 2 paper common1|A4|60gsm = 1 × 0.60 + 2 × 0.60 = 1.80
1 design Premium ; 1 design Premium shipped = 1 × 2999.00 + 1 × 2999.00 = 5998.00
1 of 41:1,2,9 on common1|A4|70gsm BlackWhite = 41 × 0.70 + 41 × 1.50 = 90.20
2 of 41:1,2,9 on common1|A4|70gsm BlackWhite = 82 × 0.70 + 82 × 1.50 = 180.40
1 of 41:1,2,9 on common1|A4|70gsm BlackWhiteBothSides = 21 × 0.70 + 21 × 2.40 = 65.10
1 of 41:1,2,9 on common1|A4|70gsm Color/BlackWhite = 41 × 0.70 + 3 × 6.00 + 38 × 1.50 = 103.70
1 of 41:1,2,9 on common1|A4|70gsm BothSides/BlackWhiteBothSides = 21 × 0.70 + 2 × 10.50 + 19 × 2.40 = 81.30
100 of 120 on common1|A4|70gsm BlackWhiteBothSides Spiral bound = 6000 × 0.63 + 6000 × 2.16 + 100 × 31.50 = 19890.00
100 of 120:1-8 on common1|A4|80gsm BothSides/BlackWhiteBothSides Spiral bound = 6000 × 0.72 + 400 × 9.45 + 5600 × 2.16 + 100 × 31.50 = 23346.00
10 of 1:all on Glossy|A3|170gsm Digital = 10 × 7.20 + 10 × 14.00 = 212.00
10 of 1:all on Glossy|A3|170gsm Color Glossy film = 10 × 7.20 + 10 × 6.00 + 10 × 4.00 = 172.00
500 of 2:all on ArtPaper|A4|130gsm BothSides Matte film = 500 × 2.42 + 500 × 8.93 + 500 × 3.83 = 7590.00
250 of 1:all on ArtPaper|A4|170gsm Color SoftTouch film = 250 × 2.76 + 250 × 5.10 + 250 × 7.65 = 3877.50
249 of 1:all on ArtPaper|A4|170gsm Color SoftTouch film = 249 × 2.93 + 249 × 5.40 + 249 × 8.10 = 4091.07
49 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound = 392 × 1.05 + 49 × 6.00 + 343 × 1.50 + 49 × 8.00 = 1612.10
50 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound = 400 × 1.00 + 50 × 5.70 + 350 × 1.43 + 50 × 7.60 = 1565.50
99 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound = 792 × 1.00 + 99 × 5.70 + 693 × 1.43 + 99 × 7.60 = 3099.69
100 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound = 800 × 0.95 + 100 × 5.40 + 700 × 1.35 + 100 × 7.20 = 2965.00
3 of 240:1,240 on common2|A4|100gsm BothSides/BlackWhiteBothSides Matte(cover) film PerfectBinding bound = 360 × 1.20 + 6 × 10.50 + 354 × 2.40 + 3 × 4.50 + 3 × 60.00 = 1538.10
5 of 300:all on common1|A4|80gsm BothSides HardCover bound = 750 × 0.80 + 750 × 10.50 + 5 × 180.00 = 9375.00
1 of 500:1-500 on common1|A4|60gsm Color/BlackWhite = 500 × 0.60 + 500 × 6.00 = 3300.00
1 of 500 on common1|A4|60gsm BlackWhiteBothSides Spiral bound = 250 × 0.60 + 250 × 2.40 + 1 × 35.00 = 785.00
4 of 60+61 on common1|A4|70gsm BlackWhiteBothSides Spiral bound = 244 × 0.70 + 244 × 2.40 + 4 × 35.00 = 896.40
4 of 3+3+3 on common1|A4|70gsm BlackWhiteBothSides = 24 × 0.70 + 24 × 2.40 = 74.40
7 of 1:1+2+5:2,4 on common2|A3|70gsm BothSides/BlackWhiteBothSides Stapler bound = 35 × 1.90 + 21 × 10.50 + 14 × 2.40 + 7 × 8.00 = 376.60
1 of 1 on common1|A4|60gsm BlackWhite = 1 × 0.60 + 1 × 1.50 = 2.10
10000 of 1 on common1|A4|60gsm BlackWhite = 10000 × 0.51 + 10000 × 1.28 = 17900.00
60 of 2:2 on Glossy|A4|220gsm Color/BlackWhite UVCoating(cover) film = 120 × 3.75 + 60 × 5.70 + 60 × 1.43 + 60 × 7.13 = 1305.60
25 of 60 on common1|A4|80gsm BlackWhite Stapler bound = 1500 × 0.80 + 1500 × 1.50 + 25 × 8.00 = 3650.00
25 of 120 on common1|A4|80gsm BlackWhiteBothSides Stapler bound = 1500 × 0.80 + 1500 × 2.40 + 25 × 8.00 = 5000.00
2 of 40:all on ArtPaper|A4|100gsm BothSides SoftTouch(cover) film HardCover bound = 40 × 2.40 + 40 × 10.50 + 2 × 9.00 + 2 × 180.00 = 894.00
1 of 1:all on Glossy|A1|220gsm Digital = 1 × 36.30 + 1 × 14.00 = 50.30
12 of 1:all on Glossy|A2|130gsm Digital UVCoating film = 12 × 12.75 + 12 × 14.00 + 12 × 7.50 = 411.00
4 of 99:1,3,5,7,9,11,13,15 on ArtPaper|A4|100gsm Color Matte(cover) film PerfectBinding bound = 396 × 2.40 + 396 × 6.00 + 4 × 4.50 + 4 × 60.00 = 3584.40
6 of 300:1,2 on common2|A1|80gsm BothSides = 900 × 9.75 + 900 × 10.50 = 18225.00
1 of 80:80+2 on ArtPaper|A3|130gsm BlackWhiteBothSides Glossy film = 41 × 5.95 + 41 × 2.40 + 41 × 4.00 = 506.35
100 of 60:all on common2|A1|100gsm Digital = 6000 × 10.13 + 6000 × 12.60 = 136380.00
251 of 64 on Glossy|A3|220gsm Color UVCoating(cover) film Spiral bound = 16064 × 7.06 + 16064 × 5.10 + 251 × 6.38 + 251 × 29.75 = 204406.87
1 of 3:3 on Glossy|A1|220gsm BlackWhite = 3 × 36.30 + 3 × 1.50 = 113.40
150 of 150:1-4 on ArtPaper|A4|170gsm BlackWhiteBothSides UVCoating(cover) film Spiral bound = 11250 × 2.93 + 11250 × 2.16 + 150 × 6.75 + 150 × 31.50 = 63000.00
30 of 41:1 on common2|A3|80gsm Digital Matte(cover) film = 1230 × 2.25 + 1230 × 14.00 + 30 × 4.50 = 20122.50
25 of 41:41 on common2|A4|70gsm Color/BlackWhite HardCover bound = 1025 × 0.90 + 25 × 6.00 + 1000 × 1.50 + 25 × 180.00 = 7072.50
12 of 16:1,2 on common1|A3|70gsm BlackWhite = 192 × 1.50 + 192 × 1.50 = 576.00
12 of 500:1,2 on common1|A4|80gsm Digital = 6000 × 0.80 + 6000 × 14.00 = 88800.00
101 of 80:all on common2|A1|80gsm BlackWhite = 8080 × 8.78 + 8080 × 1.35 = 81850.40
1000 of 1:all on common2|A1|70gsm Digital/BlackWhite = 1000 × 7.06 + 1000 × 11.90 = 18960.00
12 of 3:1,3 on Glossy|A3|220gsm BlackWhiteBothSides SoftTouch film = 24 × 8.30 + 24 × 2.40 + 24 × 9.00 = 472.80
5 of 250 on Glossy|A4|170gsm BlackWhiteBothSides = 625 × 3.40 + 625 × 2.40 = 3625.00
150 of 80:1-4 on ArtPaper|A4|100gsm BothSides UVCoating(cover) film PerfectBinding bound = 6000 × 2.16 + 6000 × 9.45 + 150 × 6.75 + 150 × 54.00 = 78772.50
99 of 15:1,3,5,7,9,11,13,15+12:all on common2|A3|100gsm BothSides = 1386 × 2.42 + 1386 × 9.98 = 17186.40
300 of 15:all on ArtPaper|A4|100gsm Color Glossy(cover) film Stapler bound = 4500 × 2.04 + 4500 × 5.10 + 300 × 3.40 + 300 × 6.80 = 35190.00
2 of 8+20:all on ArtPaper|A3|130gsm Digital UVCoating film Spiral bound = 56 × 5.95 + 56 × 14.00 + 56 × 7.50 + 2 × 35.00 = 1607.20
101 of 12:12 on common2|A2|80gsm BothSides/BlackWhiteBothSides = 606 × 4.19 + 101 × 9.45 + 505 × 2.16 = 4584.39
30 of 60:1 on Glossy|A1|220gsm BothSides/BlackWhiteBothSides Matte film = 900 × 36.30 + 30 × 10.50 + 870 × 2.40 + 900 × 4.50 = 39123.00
5 of 41:1+4:all on ArtPaper|A4|130gsm BothSides/BlackWhiteBothSides Glossy film = 115 × 2.85 + 15 × 10.50 + 100 × 2.40 + 115 × 4.00 = 1185.25
51 of 5:1,2 on ArtPaper|A3|100gsm BlackWhite Stapler bound = 255 × 4.80 + 255 × 1.43 + 51 × 7.60 = 1976.25
15 of 60:1 on common2|A4|100gsm Digital PerfectBinding bound = 900 × 1.20 + 900 × 14.00 + 15 × 60.00 = 14580.00
20 of 2:all on Glossy|A1|130gsm Color = 40 × 26.70 + 40 × 6.00 = 1308.00
251 of 20:1,3,5,7,9,11,13,15+8 on Glossy|A3|170gsm BothSides Matte(cover) film = 3514 × 6.12 + 3514 × 8.93 + 251 × 3.83 = 53847.03
4 of 121:1-4 on common2|A2|80gsm BlackWhite = 484 × 4.65 + 484 × 1.50 = 2976.60
50 of 20 on ArtPaper|A4|130gsm BlackWhiteBothSides Matte(cover) film = 500 × 2.71 + 500 × 2.28 + 50 × 4.28 = 2709.00
4 of 48:1-4 on ArtPaper|A3|100gsm BlackWhite Glossy film = 192 × 5.05 + 192 × 1.50 + 192 × 4.00 = 2025.60
49 of 32:1,3,5,7,9,11,13,15 on ArtPaper|A3|130gsm BlackWhiteBothSides Spiral bound = 784 × 5.95 + 784 × 2.40 + 49 × 35.00 = 8261.40
50 of 41:1 on common1|A2|60gsm BothSides = 1050 × 2.52 + 1050 × 9.98 = 13125.00
12 of 4:1-4 on common2|A1|100gsm Color = 48 × 11.25 + 48 × 6.00 = 828.00
249 of 33:all+1 on Glossy|A3|220gsm BothSides SoftTouch film Stapler bound = 4482 × 7.47 + 4482 × 9.45 + 4482 × 8.10 + 249 × 7.20 = 113932.44
5 of 33:1 on Glossy|A3|130gsm BothSides Matte film = 85 × 6.10 + 85 × 10.50 + 85 × 4.50 = 1793.50
15 of 5 on Glossy|A3|130gsm BlackWhite Spiral bound = 75 × 6.10 + 75 × 1.50 + 15 × 35.00 = 1095.00
6 of 41:1,3,5,7,9,11,13,15 on common2|A3|80gsm Digital Glossy(cover) film = 246 × 2.25 + 246 × 14.00 + 6 × 4.00 = 4021.50
251 of 60:all on Glossy|A3|130gsm BothSides = 7530 × 5.19 + 7530 × 8.93 = 106323.60
30 of 9:1 on Glossy|A1|220gsm Color Matte(cover) film = 270 × 36.30 + 270 × 6.00 + 30 × 4.50 = 11556.00
99 of 500:1,3,5,7,9,11,13,15 on ArtPaper|A1|100gsm BlackWhite Matte film = 49500 × 21.00 + 49500 × 1.43 + 49500 × 4.28 = 1322145.00
2 of 400:1,2 on ArtPaper|A4|130gsm Digital SoftTouch film = 800 × 2.85 + 800 × 14.00 + 800 × 9.00 = 20680.00
200 of 1+3:all on common1|A1|60gsm BlackWhite = 800 × 4.95 + 800 × 1.35 = 5040.00
300 of 80 on Glossy|A1|220gsm BlackWhite SoftTouch film = 24000 × 30.86 + 24000 × 1.28 + 24000 × 7.65 = 954960.00
8 of 250 on Glossy|A1|130gsm BothSides = 1000 × 26.70 + 1000 × 10.50 = 37200.00
30 of 80 on Glossy|A2|220gsm Digital UVCoating(cover) film = 2400 × 17.35 + 2400 × 14.00 + 30 × 7.50 = 75465.00
49 of 6:1,3,5 on common2|A3|80gsm Digital Stapler bound = 294 × 2.25 + 294 × 14.00 + 49 × 8.00 = 5169.50
251 of 121 on Glossy|A2|130gsm BlackWhite Matte(cover) film = 30371 × 10.84 + 30371 × 1.28 + 251 × 3.83 = 369057.85
49 of 15:1,2 on common2|A4|70gsm BlackWhite Glossy(cover) film Spiral bound = 735 × 0.90 + 735 × 1.50 + 49 × 4.00 + 49 × 35.00 = 3675.00
49 of 100:100 on Glossy|A2|130gsm Digital UVCoating(cover) film = 4900 × 12.75 + 4900 × 14.00 + 49 × 7.50 = 131442.50
49 of 48:1 on common2|A4|70gsm Digital/BlackWhite PerfectBinding bound = 2352 × 0.90 + 49 × 14.00 + 2303 × 1.50 + 49 × 60.00 = 9197.30
249 of 41:1-4 on ArtPaper|A3|170gsm BlackWhiteBothSides Matte film = 5229 × 6.17 + 5229 × 2.16 + 5229 × 4.05 = 64735.02
15 of 24+8:all on Glossy|A3|170gsm Color/BlackWhite = 480 × 7.20 + 120 × 6.00 + 360 × 1.50 = 4716.00
25 of 15:1,2 on Glossy|A4|170gsm BlackWhiteBothSides Spiral bound = 200 × 3.40 + 200 × 2.40 + 25 × 35.00 = 2035.00
251 of 200:all on ArtPaper|A4|130gsm Digital SoftTouch film PerfectBinding bound = 50200 × 2.42 + 50200 × 11.90 + 50200 × 7.65 + 251 × 51.00 = 1115695.00
2 of 2:2 on ArtPaper|A4|130gsm Digital Matte(cover) film = 4 × 2.85 + 4 × 14.00 + 2 × 4.50 = 76.40
150 of 64:all on Glossy|A2|220gsm Digital = 9600 × 15.62 + 9600 × 12.60 = 270912.00
8 of 8:all on ArtPaper|A3|100gsm BlackWhite UVCoating film = 64 × 5.05 + 64 × 1.50 + 64 × 7.50 = 899.20
2 of 300+1:all on Glossy|A1|170gsm Digital Matte film = 602 × 31.50 + 602 × 14.00 + 602 × 4.50 = 30100.00
1000 of 33:1,2 on common1|A3|60gsm BlackWhite = 33000 × 1.06 + 33000 × 1.28 = 77220.00
20 of 400:1 on Glossy|A2|170gsm BothSides Matte(cover) film = 4000 × 15.05 + 4000 × 10.50 + 20 × 4.50 = 102290.00
10 of 60 on ArtPaper|A3|170gsm Digital SoftTouch film = 600 × 6.85 + 600 × 14.00 + 600 × 9.00 = 17910.00
40 of 4 on Glossy|A4|130gsm BothSides Glossy film Stapler bound = 80 × 2.90 + 80 × 10.50 + 80 × 4.00 + 40 × 8.00 = 1712.00
2 of 250 on common1|A1|80gsm BothSides = 250 × 7.50 + 250 × 10.50 = 4500.00
200 of 48:1-4 on ArtPaper|A3|170gsm BothSides SoftTouch film = 4800 × 6.17 + 4800 × 9.45 + 4800 × 8.10 = 113856.00
12 of 6:1,3,5 on common2|A1|100gsm BlackWhiteBothSides = 36 × 11.25 + 36 × 2.40 = 491.40
300 of 200:all on common1|A4|60gsm BothSides = 30000 × 0.51 + 30000 × 8.93 = 283200.00
50 of 32:1 on common2|A3|100gsm Digital/BlackWhite Glossy film Stapler bound = 1600 × 2.42 + 50 × 13.30 + 1550 × 1.43 + 1600 × 3.80 + 50 × 7.60 = 13213.50
1000 of 60:all+3 on Glossy|A1|130gsm BlackWhiteBothSides SoftTouch(cover) film = 32000 × 22.70 + 32000 × 2.04 + 1000 × 7.65 = 799330.00
10 of 41 on ArtPaper|A1|130gsm BlackWhiteBothSides = 210 × 26.05 + 210 × 2.40 = 5974.50
200 of 64:all on common2|A2|80gsm Color = 12800 × 4.19 + 12800 × 5.40 = 122752.00
1000 of 33:1,3,5,7,9,11,13,15 on common2|A3|100gsm BlackWhite Spiral bound = 33000 × 2.17 + 33000 × 1.28 + 1000 × 29.75 = 143600.00
100 of 9 on common2|A2|80gsm Color = 900 × 4.19 + 900 × 5.40 = 8631.00
250 of 41:41 on Glossy|A4|130gsm BlackWhiteBothSides Matte film Spiral bound = 5250 × 2.47 + 5250 × 2.04 + 5250 × 3.83 + 250 × 29.75 = 51222.50
300 of 64:1-4 on Glossy|A1|220gsm BlackWhite Glossy(cover) film = 19200 × 30.86 + 19200 × 1.28 + 300 × 3.40 = 618108.00
50 of 100 on ArtPaper|A4|130gsm BlackWhite UVCoating(cover) film = 5000 × 2.71 + 5000 × 1.43 + 50 × 7.13 = 21056.50
6 of 5:all on ArtPaper|A2|170gsm BlackWhite = 30 × 14.35 + 30 × 1.50 = 475.50
6 of 9:9 on Glossy|A1|130gsm BothSides = 30 × 26.70 + 30 × 10.50 = 1116.00
150 of 5:5 on ArtPaper|A4|130gsm BothSides Glossy(cover) film Stapler bound = 450 × 2.57 + 450 × 9.45 + 150 × 3.60 + 150 × 7.20 = 7029.00
4 of 400 on Glossy|A4|170gsm Digital HardCover bound = 1600 × 3.40 + 1600 × 14.00 + 4 × 180.00 = 28560.00
2 of 4:all on ArtPaper|A3|170gsm Digital/BlackWhite Glossy(cover) film = 8 × 6.85 + 8 × 14.00 + 2 × 4.00 = 174.80
249 of 1:all on Glossy|A3|220gsm Color/BlackWhite UVCoating(cover) film = 249 × 7.47 + 249 × 5.40 + 249 × 6.75 = 4885.38
100 of 80:80 on common2|A4|80gsm BothSides/BlackWhiteBothSides Matte film Stapler bound = 4000 × 0.95 + 100 × 9.45 + 3900 × 2.16 + 4000 × 4.05 + 100 × 7.20 = 30089.00
300 of 3 on ArtPaper|A2|100gsm BlackWhiteBothSides UVCoating(cover) film = 600 × 8.97 + 600 × 2.04 + 300 × 6.38 = 8520.00
150 of 32:all on Glossy|A4|220gsm Digital HardCover bound = 4800 × 3.56 + 4800 × 12.60 + 150 × 162.00 = 101868.00
150 of 99:all on common2|A1|70gsm Digital = 14850 × 7.47 + 14850 × 12.60 = 298039.50
1000 of 41:1 on ArtPaper|A4|130gsm Color = 41000 × 2.42 + 41000 × 5.10 = 308320.00
5 of 9:1,3,5,7,9 on Glossy|A4|130gsm BlackWhite Matte film Spiral bound = 45 × 2.90 + 45 × 1.50 + 45 × 4.50 + 5 × 35.00 = 575.50
8 of 4:1-4 on Glossy|A4|220gsm BlackWhite UVCoating(cover) film Stapler bound = 32 × 3.95 + 32 × 1.50 + 8 × 7.50 + 8 × 8.00 = 298.40
51 of 16:1+9 on Glossy|A3|170gsm BlackWhiteBothSides Glossy(cover) film = 663 × 6.84 + 663 × 2.28 + 51 × 3.80 = 6240.36
500 of 150 on ArtPaper|A3|100gsm Digital Glossy film = 75000 × 4.29 + 75000 × 11.90 + 75000 × 3.40 = 1469250.00
251 of 300:300 on Glossy|A1|130gsm Color/BlackWhite Matte film = 75300 × 22.70 + 251 × 5.10 + 75049 × 1.28 + 75300 × 3.83 = 2095051.82
251 of 4:1 on common1|A3|60gsm BlackWhiteBothSides = 502 × 1.06 + 502 × 2.04 = 1556.20
15 of 8 on common2|A4|80gsm Color Matte(cover) film = 120 × 1.05 + 120 × 6.00 + 15 × 4.50 = 913.50
3 of 1+15 on Glossy|A4|130gsm BothSides UVCoating(cover) film Stapler bound = 27 × 2.90 + 27 × 10.50 + 3 × 7.50 + 3 × 8.00 = 408.30
150 of 400+9 on ArtPaper|A1|100gsm BothSides = 30750 × 19.89 + 30750 × 9.45 = 902205.00
50 of 24:1-4 on ArtPaper|A3|130gsm Digital/BlackWhite Matte film = 1200 × 5.65 + 200 × 13.30 + 1000 × 1.43 + 1200 × 4.28 = 16006.00
99 of 32:1,2 on ArtPaper|A4|100gsm Digital SoftTouch(cover) film HardCover bound = 3168 × 2.28 + 3168 × 13.30 + 99 × 8.55 + 99 × 171.00 = 67132.89
49 of 40+15:all on ArtPaper|A3|170gsm BothSides/BlackWhiteBothSides Matte(cover) film = 1372 × 6.85 + 392 × 10.50 + 980 × 2.40 + 49 × 4.50 = 16086.70
8 of 15:1+4:all on ArtPaper|A3|170gsm BothSides Glossy film Stapler bound = 80 × 6.85 + 80 × 10.50 + 80 × 4.00 + 8 × 8.00 = 1772.00
49 of 121:1,2 on ArtPaper|A1|130gsm BlackWhiteBothSides UVCoating(cover) film = 2989 × 26.05 + 2989 × 2.40 + 49 × 7.50 = 85404.55
15 of 33:33 on common1|A3|60gsm BlackWhiteBothSides Spiral bound = 255 × 1.25 + 255 × 2.40 + 15 × 35.00 = 1455.75
8 of 2:all on Glossy|A3|220gsm Color UVCoating film = 16 × 8.30 + 16 × 6.00 + 16 × 7.50 = 348.80
4 of 5:1,2+6:all on ArtPaper|A3|130gsm BothSides Glossy film = 24 × 5.95 + 24 × 10.50 + 24 × 4.00 = 490.80
5 of 250:1,3,5,7,9,11,13,15 on common2|A3|80gsm BlackWhite = 1250 × 2.25 + 1250 × 1.50 = 4687.50
4 of 48:1 on common2|A3|70gsm Digital = 192 × 1.90 + 192 × 14.00 = 3052.80
1 design Gold ; 1 of 41:1,2,9 on common1|A4|70gsm BlackWhite = 1 × 699.00 + 41 × 0.70 + 41 × 1.50 = 789.20
1 design Gold ; 1 of 41:1,2,9 on common1|A4|70gsm BlackWhite ; 100 of 120 on common1|A4|70gsm BlackWhiteBothSides Spiral bound shipped = 1 × 699.00 + 41 × 0.70 + 41 × 1.50 + 6000 × 0.63 + 6000 × 2.16 + 100 × 31.50 = 20679.20
10 of 1:all on Glossy|A3|170gsm Digital ; 500 of 2:all on ArtPaper|A4|130gsm BothSides Matte film shipped = 10 × 7.20 + 10 × 14.00 + 500 × 2.42 + 500 × 8.93 + 500 × 3.83 = 7802.00
1 of 1 on common1|A4|60gsm BlackWhite shipped = 1 × 0.60 + 1 × 1.50 + 1 × 99.00 = 101.10
3 binding Spiral ; 1 of 1 on common1|A4|60gsm BlackWhite ; 1 of 41:1,2,9 on common1|A4|70gsm Color/BlackWhite ; 1 of 41:1,2,9 on common1|A4|70gsm BothSides/BlackWhiteBothSides = 3 × 35.00 + 1 × 0.60 + 1 × 1.50 + 41 × 0.70 + 3 × 6.00 + 38 × 1.50 + 21 × 0.70 + 2 × 10.50 + 19 × 2.40 = 292.10
1 design Silver ; 10 lamination Matte ; 4 of 60+61 on common1|A4|70gsm BlackWhiteBothSides Spiral bound ; 4 of 3+3+3 on common1|A4|70gsm BlackWhiteBothSides ; 7 of 1:1+2+5:2,4 on common2|A3|70gsm BothSides/BlackWhiteBothSides Stapler bound shipped = 1 × 299.00 + 10 × 4.50 + 244 × 0.70 + 244 × 2.40 + 4 × 35.00 + 24 × 0.70 + 24 × 2.40 + 35 × 1.90 + 21 × 10.50 + 14 × 2.40 + 7 × 8.00 = 1691.40
49 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound ; 50 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound ; 99 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound ; 100 of 8:1 on common2|A4|80gsm Color/BlackWhite Stapler bound = 392 × 1.05 + 49 × 6.00 + 343 × 1.50 + 49 × 8.00 + 400 × 1.00 + 50 × 5.70 + 350 × 1.43 + 50 × 7.60 + 792 × 1.00 + 99 × 5.70 + 693 × 1.43 + 99 × 7.60 + 800 × 0.95 + 100 × 5.40 + 700 × 1.35 + 100 × 7.20 = 9242.29
1 of 20 on common1|A4|70gsm BlackWhite shipped = 20 × 0.70 + 20 × 1.50 + 1 × 99.00 = 143.00
5 paper Glossy|A4|130gsm ; 5 printing Color ; 1 of 1:all on Glossy|A1|220gsm Digital shipped = 5 × 2.90 + 5 × 6.00 + 1 × 36.30 + 1 × 14.00 + 1 × 99.00 = 193.80
3 of 240:1,240 on common2|A4|100gsm BothSides/BlackWhiteBothSides Matte(cover) film PerfectBinding bound ; 5 of 300:all on common1|A4|80gsm BothSides HardCover bound shipped = 360 × 1.20 + 6 × 10.50 + 354 × 2.40 + 3 × 4.50 + 3 × 60.00 + 750 × 0.80 + 750 × 10.50 + 5 × 180.00 = 10913.10
`

/** The price list used for them: the one that a new shop starts with. */
export const goldenPrices = `
design Silver 299 | Gold 699 | Platinum 1499 | Premium 2999
printing BlackWhite 1.50 | BlackWhiteBothSides 2.40 | Color 6 | BothSides 10.50 | Digital 14
lamination Glossy 4 | Matte 4.50 | SoftTouch 9 | UVCoating 7.50
binding Stapler 8 | Spiral 35 | PerfectBinding 60 | HardCover 180
paper common1 A4 60gsm 0.60 | 70gsm 0.70 | 80gsm 0.80
paper common1 A3 60gsm 1.25 | 70gsm 1.50 | 80gsm 1.70
paper common1 A2 60gsm 2.65 | 70gsm 3.10 | 80gsm 3.60
paper common1 A1 60gsm 5.50 | 70gsm 6.50 | 80gsm 7.50
paper common2 A4 70gsm 0.90 | 80gsm 1.05 | 100gsm 1.20
paper common2 A3 70gsm 1.90 | 80gsm 2.25 | 100gsm 2.55
paper common2 A2 70gsm 3.95 | 80gsm 4.65 | 100gsm 5.40
paper common2 A1 70gsm 8.30 | 80gsm 9.75 | 100gsm 11.25
paper ArtPaper A4 100gsm 2.40 | 130gsm 2.85 | 170gsm 3.25
paper ArtPaper A3 100gsm 5.05 | 130gsm 5.95 | 170gsm 6.85
paper ArtPaper A2 100gsm 10.55 | 130gsm 12.45 | 170gsm 14.35
paper ArtPaper A1 100gsm 22.10 | 130gsm 26.05 | 170gsm 30.05
paper Glossy A4 130gsm 2.90 | 170gsm 3.40 | 220gsm 3.95
paper Glossy A3 130gsm 6.10 | 170gsm 7.20 | 220gsm 8.30
paper Glossy A2 130gsm 12.75 | 170gsm 15.05 | 220gsm 17.35
paper Glossy A1 130gsm 26.70 | 170gsm 31.50 | 220gsm 36.30
`
