package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Lists all scripts of a game. The name of each listing is a {@link CodeName}. Unreadable scripts
 * are omitted.
 */
public final class GameListings {

  private final GameResources game;
  private final Disassembler disassembler;

  /** Prepares to list the scripts of a game as text that the assembler can read. */
  public GameListings(GameResources game) {
    this(game, Symbols.NONE);
  }

  /**
   * Prepares to list the scripts of a game for people.
   *
   * @param game the game
   * @param symbols the names that replace numbers
   */
  public GameListings(GameResources game, Symbols symbols) {
    this.game = game;
    this.disassembler = new Disassembler(InstructionSet.V5, symbols);
  }

  /** Returns all listings. The global scripts are first, followed by the scripts of each room. */
  public List<Listing> all() {
    List<Listing> listings = new ArrayList<>(globals());
    for (int room : game.roomIds()) {
      listings.addAll(ofRoom(room));
    }
    return listings;
  }

  /** Returns the listings of the global scripts. */
  public List<Listing> globals() {
    List<Listing> listings = new ArrayList<>();
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      addIfReadable(
          () -> game.script(id).map(script -> plain(CodeName.global(id), script)).stream().toList(),
          listings);
    }
    return listings;
  }

  /**
   * Returns the listings of a room: the entry script, the exit script, the local scripts and the
   * scripts of its objects.
   */
  public List<Listing> ofRoom(int room) {
    List<Listing> listings = new ArrayList<>();
    addIfReadable(
        () -> game.room(room).map(found -> ofRoom(room, found)).orElse(List.of()), listings);
    return listings;
  }

  private List<Listing> ofRoom(int id, Room room) {
    List<Listing> listings = new ArrayList<>();
    listings.add(plain(CodeName.entry(id), room.scripts().entry()));
    listings.add(plain(CodeName.exit(id), room.scripts().exit()));
    for (LocalScript local : room.scripts().locals()) {
      listings.add(plain(CodeName.local(id, local.number()), local.script()));
    }
    for (RoomObject object : room.objects()) {
      CodeName name = CodeName.object(id, object.id());
      listings.add(disassembler.object(name.toString(), object.code().verbs()));
    }
    return listings;
  }

  private Listing plain(CodeName name, Script script) {
    return disassembler.script(name.toString(), script.code().toArray());
  }

  private static void addIfReadable(Supplier<List<Listing>> reader, List<Listing> listings) {
    try {
      listings.addAll(reader.get());
    } catch (FormatException e) {
      // Unreadable scripts have no listing. The command 'verify' reports the reason.
    }
  }
}
