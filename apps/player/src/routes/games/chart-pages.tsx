/** The charts and the favourites, one page each. */
export {
  Favourites as FavouritesPage,
  Newest as NewestPage,
  Popular as PopularPage,
  Ranking as RankingPage,
} from "../../features/lobby/home/charts.tsx";
