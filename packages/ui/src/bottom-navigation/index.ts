export { BottomNavigation, type BottomNavigationProps } from './bottom-navigation.tsx';
export { BottomPlace, type BottomPlaceProps } from './bottom-place.tsx';
