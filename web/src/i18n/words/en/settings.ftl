### Settings, and what a browser can do for a table.

settings = Settings
settings-kept = All of this stays in this browser.
theme = Appearance
theme-system = As on this device
sound = Sound
sound-switch = Play sounds
volume = Volume { $percent } %
pace = Motion
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-still = Still
pace-by-machine = This device asks for less motion, so nothing moves or shakes.
notices = Notices
notices-switch = Tell me when it is my turn while I am looking at something else
notices-not-here = This browser shows notices on secure pages (https) only.
notices-refused = The browser lets no notices through. Allow them in its settings for this page.
notices-failing = Notices: some do not arrive
notice-title = Your turn
notice-text = { $game }: the others are waiting for you.
