### Looking after the tables of a server.

admin-tables = { $tables ->
    [0] There are no tables.
    [one] { $tables } table.
   *[other] { $tables } tables.
}
admin-imported = The table is called “{ $table }”. It can be watched at { $path }.
admin-expired = { $tables ->
    [0] No table was removed.
    [one] { $tables } table was removed.
   *[other] { $tables } tables were removed.
}
admin-would-expire = { $tables ->
    [0] No table would be removed.
    [one] { $tables } table would be removed.
   *[other] { $tables } tables would be removed.
}
admin-backed-up = { $tables ->
    [one] “{ $file }” holds { $tables } table and its secrets. Keep it where only you can read it.
   *[other] “{ $file }” holds { $tables } tables and their secrets. Keep it where only you can read it.
}
admin-restored = { $tables ->
    [one] { $tables } table is back.
   *[other] { $tables } tables are back.
}

# What is refused
refusal-no-store = There is no store “{ $file }”.
refusal-store-not-ready = The store is not up to date: its schema is { $found }, and this Quakeboard works with { $known }. Starting its server once brings it up to date.
refusal-store-not-empty = There are tables in that store already.
refusal-file-exists = There is a file “{ $file }” already.
refusal-bad-age = “{ $given }” is no age: write a number and h, d or w, such as 30d.
refusal-bad-state = “{ $given }” is no state of a table. There are: { $states }.
