/** A window that a page of the handbook only shows takes no focus from the page; an inert frame alone would. */
if (new URLSearchParams(location.search).has('inert')) document.documentElement.inert = true;
