## What players may say beforehand

order-draw_until = Draw, then halt
order-draw_until-said = Draws go by themselves: halt at Strength { $strength }{ $risk ->
    [100] { "" }
   *[other] { " " }or when the next chip would bust in more than { $risk } of 100 cases
}
order-draw_until-help = In this battle you draw by yourself until you get there, then you halt. A chip may still bust you.
order-draw_until-strength = Halt at Strength
order-draw_until-risk = Halt if a bust is likelier than (%)
order-no_wager = Never wager
order-no_wager-said = No Wager is laid
order-no_wager-help = In battles without you no Wager is laid, and you are not asked.
