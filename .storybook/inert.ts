/** A window that a handbook page only shows must not take the focus from the page; an inert iframe alone would. */
if (new URLSearchParams(location.search).has('inert')) document.documentElement.inert = true;
