package org.bowsprit.player.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;

/**
 * The state of a game, carried over to a new build of the game.
 *
 * <p>Variables and bits follow their names. The numbers of all other symbols must be the same in
 * both builds, because variables can contain them. New objects begin in the state of their
 * declaration. Variables below the first named variable belong to the engine and keep their
 * numbers.
 */
final class CarriedState {

  private static final Set<SymbolType> MATCHED_BY_NAME =
      EnumSet.of(SymbolType.VARIABLE, SymbolType.BIT);
  private static final int BITS_PER_WORD = 32;

  private final BuiltGame oldBuild;
  private final BuiltGame newBuild;
  private final GameState oldState;
  private final CarriedScripts scripts;

  /**
   * Prepares to carry a state over.
   *
   * @param oldBuild the build that was played
   * @param newBuild the build that continues
   * @param oldState the state of the build that was played
   */
  CarriedState(BuiltGame oldBuild, BuiltGame newBuild, GameState oldState) {
    this.oldBuild = oldBuild;
    this.newBuild = newBuild;
    this.oldState = oldState;
    this.scripts = new CarriedScripts(oldBuild, newBuild, oldState.machine().room());
  }

  /**
   * Returns the names of the scripts that start again. The list is complete after a call of {@link
   * #carryOver}.
   */
  List<String> restartedScripts() {
    return scripts.restartedScripts();
  }

  /**
   * Returns the state for the new build.
   *
   * @param fresh the state of the new build after its boot
   * @throws NotCarriedException if the state does not fit the new build
   */
  GameState carryOver(GameState fresh) {
    if (hasChangedScripts() && (oldBuild.symbols().isEmpty() || newBuild.symbols().isEmpty())) {
      throw new NotCarriedException("scripts have changed, and there is no symbol file");
    }
    requireSameNumbers();
    return new GameState(
        machine(fresh.machine()),
        world(fresh.world()),
        oldState.session(),
        oldState.sound(),
        oldState.picture(),
        oldState.legByLeg());
  }

  /** Returns whether any script has changed. */
  boolean hasChangedScripts() {
    return !new GameScripts(oldBuild.resources()).isEqualTo(new GameScripts(newBuild.resources()));
  }

  private void requireSameNumbers() {
    Map<String, Symbol> newSymbols =
        newBuild.symbols().all().stream().collect(Collectors.toMap(CarriedState::key, it -> it));
    for (Symbol oldSymbol : oldBuild.symbols().all()) {
      Symbol newSymbol = newSymbols.get(key(oldSymbol));
      boolean hasOtherNumber =
          !MATCHED_BY_NAME.contains(oldSymbol.type())
              && newSymbol != null
              && newSymbol.number() != oldSymbol.number();
      if (hasOtherNumber) {
        throw new NotCarriedException(
            "'%s' had number %s and has %s; declare new names last, or with a number"
                .formatted(oldSymbol.name(), oldSymbol.number(), newSymbol.number()));
      }
    }
  }

  private static String key(Symbol symbol) {
    return symbol.type() + " " + symbol.name();
  }

  private VmState machine(VmState fresh) {
    VmState state = oldState.machine();
    return new VmState(
        values(SymbolType.VARIABLE, state.globals(), fresh.globals()),
        bits(state.bits(), fresh.bits()),
        scripts.slots(state.slots()),
        state.cutsceneLevel(),
        scripts.cutscenes(state.cutscenes()),
        state.sentences(),
        state.strings(),
        state.room(),
        state.egoPositioned(),
        state.cursor(),
        state.userput());
  }

  private Ints values(SymbolType type, Ints values, Ints fresh) {
    int[] carried = fresh.toArray();
    int firstNamed =
        oldBuild.symbols().all().stream()
            .filter(oldSymbol -> oldSymbol.type() == type)
            .mapToInt(Symbol::number)
            .min()
            .orElse(values.size());
    for (int i = 0; i < Math.min(firstNamed, Math.min(carried.length, values.size())); i++) {
      carried[i] = values.get(i);
    }
    Map<String, Symbol> newSymbols = ofType(newBuild, type);
    for (Symbol oldSymbol : ofType(oldBuild, type).values()) {
      Symbol newSymbol = newSymbols.get(oldSymbol.name());
      for (int i = 0; newSymbol != null && i < Math.min(oldSymbol.size(), newSymbol.size()); i++) {
        carried[newSymbol.number() + i] = values.get(oldSymbol.number() + i);
      }
    }
    return Ints.of(carried);
  }

  private Ints bits(Ints bits, Ints fresh) {
    return pack(values(SymbolType.BIT, unpack(bits), unpack(fresh)));
  }

  private static Ints unpack(Ints bits) {
    int[] bitValues = new int[bits.size() * BITS_PER_WORD];
    for (int i = 0; i < bitValues.length; i++) {
      bitValues[i] = bits.get(i / BITS_PER_WORD) >>> (i % BITS_PER_WORD) & 1;
    }
    return Ints.of(bitValues);
  }

  private static Ints pack(Ints bitValues) {
    int[] bits = new int[bitValues.size() / BITS_PER_WORD];
    for (int i = 0; i < bitValues.size(); i++) {
      bits[i / BITS_PER_WORD] |= bitValues.get(i) << (i % BITS_PER_WORD);
    }
    return Ints.of(bits);
  }

  private static Map<String, Symbol> ofType(BuiltGame game, SymbolType type) {
    return game.symbols().all().stream()
        .filter(each -> each.type() == type)
        .collect(Collectors.toMap(Symbol::name, it -> it));
  }

  private WorldState world(WorldState fresh) {
    WorldState world = oldState.world();
    return new WorldState(
        world.room(),
        world.roomAliases(),
        world.actors(),
        objects(world.objects(), fresh.objects()),
        new CarriedRoom(oldBuild, newBuild, world.room().physical()).carryOver(world.roomObjects()),
        world.inventory(),
        world.names(),
        world.verbs(),
        withoutPendingDrawings(world.view()),
        world.texts());
  }

  /** Returns a view without pending drawings. The whole picture is drawn from the new room. */
  private static WorldState.View withoutPendingDrawings(WorldState.View view) {
    return new WorldState.View(
        view.camera(),
        view.top(),
        view.bottom(),
        view.palette(),
        List.of(),
        view.redraw(),
        view.transitions(),
        view.cursor(),
        view.flashlight());
  }

  private ObjectStates.State objects(ObjectStates.State state, ObjectStates.State fresh) {
    Map<String, Symbol> oldSymbols = ofType(oldBuild, SymbolType.OBJECT);
    List<Integer> added =
        ofType(newBuild, SymbolType.OBJECT).values().stream()
            .filter(each -> !oldSymbols.containsKey(each.name()))
            .map(Symbol::number)
            .toList();
    Function<Function<ObjectStates.State, Ints>, Ints> table =
        part -> carryTable(part.apply(state), part.apply(fresh), added);
    return new ObjectStates.State(
        table.apply(ObjectStates.State::owners),
        table.apply(ObjectStates.State::states),
        table.apply(ObjectStates.State::classes));
  }

  private static Ints carryTable(Ints old, Ints fresh, List<Integer> added) {
    int[] carried = fresh.toArray();
    for (int i = 0; i < Math.min(carried.length, old.size()); i++) {
      if (!added.contains(i)) {
        carried[i] = old.get(i);
      }
    }
    return Ints.of(carried);
  }
}
