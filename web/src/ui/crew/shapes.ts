/** The four crews: Cone, Helmet, Barrier, Diamond, each in a box of 24. Shape and colour go together. */

/** By the colour that a seat has chosen. */
export const BODIES = [
  "M12 1.5Q13.6 1.5 14.1 3L18.6 18H21.5Q22.5 18 22.5 19V21Q22.5 22 21.5 22H2.5Q1.5 22 1.5 21V19Q1.5 18 2.5 18H5.4L9.9 3Q10.4 1.5 12 1.5Z",
  "M12 3.5C18 3.5 21 8 21 14.5H22Q23 14.5 23 15.7V18Q23 19.3 21.8 19.3H2.2Q1 19.3 1 18V15.7Q1 14.5 2 14.5H3C3 8 6 3.5 12 3.5Z",
  "M2 4.5H22Q23 4.5 23 5.5V13Q23 14 22 14H20V20.5H16.5V14H7.5V20.5H4V14H2Q1 14 1 13V5.5Q1 4.5 2 4.5Z",
  "M10.9 1.2Q12 .2 13.1 1.2L22.8 10.9Q23.8 12 22.8 13.1L13.1 22.8Q12 23.8 10.9 22.8L1.2 13.1Q.2 12 1.2 10.9Z",
] as const;

/** What is on a body: bands in the halo's colour, lines in the outline's, each with its width. */
export interface Details {
  readonly bands: string;
  readonly lines: readonly (readonly [string, number])[];
}

export const DETAILS: readonly Details[] = [
  { bands: "M8.55 7.5H15.45L16.8 12H7.2Z", lines: [["M2 18.2H22", 1.3]] },
  {
    bands: "",
    lines: [
      ["M3 14.6H21", 1.4],
      ["M9.3 4V11M14.7 4V11", 1.4],
    ],
  },
  { bands: "M3 14 9 4.5H13.4L7.4 14ZM12 14 18 4.5H22.4L16.4 14Z", lines: [["M1.5 14H22.5", 1.2]] },
  {
    bands: "",
    lines: [
      ["M12 4.6 19.4 12 12 19.4 4.6 12Z", 1.4],
      ["M12 10.95A1.05 1.05 0 1 1 12 13.05A1.05 1.05 0 1 1 12 10.95Z", 2.1],
    ],
  },
];
