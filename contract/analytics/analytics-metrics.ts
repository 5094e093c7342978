/** What the dashboard's analytics count, without schemas: the screen imports this file. */

/** What is counted for each day, in the order in which it is shown. */
export const ANALYTICS_METRICS = [
  "views",
  "likes",
  "saves",
  "comments",
  "cartAdds",
  "linkOpens",
  "searches",
  "emptySearches",
  "signUps",
] as const;
export type AnalyticsMetric = (typeof ANALYTICS_METRICS)[number];
export type AnalyticsCounts = Record<AnalyticsMetric, number>;

/** What is also counted for each outfit. */
export const OUTFIT_METRICS = ["views", "likes", "saves", "comments", "cartAdds", "linkOpens"] as const;
export type OutfitMetric = (typeof OUTFIT_METRICS)[number];

export const METRIC_LABELS: Record<AnalyticsMetric, string> = {
  views: "Views",
  likes: "Likes",
  saves: "Saves",
  comments: "Comments",
  cartAdds: "Added to cart",
  linkOpens: "Links opened",
  searches: "Searches",
  emptySearches: "Searches without result",
  signUps: "Sign-ups",
};

/** The periods that can be asked for, in days, today included. */
export const ANALYTICS_PERIODS = [7, 28, 90] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];
export const DEFAULT_ANALYTICS_PERIOD: AnalyticsPeriod = 28;

/** The charts: metrics of a similar size and meaning beside each other. */
export const ANALYTICS_CHARTS = {
  visits: ["views"],
  reactions: ["likes", "saves", "comments"],
  buying: ["cartAdds", "linkOpens"],
  searching: ["searches", "emptySearches"],
  accounts: ["signUps"],
} as const satisfies Record<string, readonly AnalyticsMetric[]>;
export type AnalyticsChart = keyof typeof ANALYTICS_CHARTS;

/** What can be downloaded as CSV: the numbers of a chart, or a list. */
const ANALYTICS_LISTS = ["topOutfits", "topSources", "topSearches", "emptySearches"] as const;
export const ANALYTICS_TABLES = [
  ...(Object.keys(ANALYTICS_CHARTS) as AnalyticsChart[]),
  ...ANALYTICS_LISTS,
] as const;
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number];
