### Settings, and what a browser can do for a table.

settings = Settings
settings-kept = All of this stays in this browser.
theme = Light
theme-system = Like this machine
sound = Sound
sound-switch = Play sounds
volume = Volume { $percent } %
pace = Motion
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-still = Still
pace-by-machine = This machine asks for less motion, so nothing travels or shakes.
notices = Notices
notices-switch = Tell me when it is my turn and I look elsewhere
notices-not-here = This browser shows notices on safe pages (https) only.
notices-refused = The browser lets no notices through. Allow them in its settings for this page.
notice-title = Your turn
notice-text = { $game }: the others are waiting for you.
