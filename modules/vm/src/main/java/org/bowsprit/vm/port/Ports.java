package org.bowsprit.vm.port;

/**
 * The interfaces through which a machine accesses the world.
 *
 * @param actors places and moves actors
 * @param actorQueries answers queries about actors
 * @param actorSettings changes actors
 * @param objects objects of the game
 * @param inventory the owners of objects
 * @param rooms room changes
 * @param screen the screen as a whole
 * @param palette the palette
 * @param boxes the walk boxes
 * @param camera the camera
 * @param verbs the verbs
 * @param text text on the screen
 * @param cursor cursor and input
 * @param sound sound
 * @param resources loading and locking of resources
 * @param host the program around the game
 * @param saves saved games and other data outside the running game
 * @param random random numbers
 * @param scripts the code of scripts
 */
public record Ports(
    ActorPort actors,
    ActorQueryPort actorQueries,
    ActorSettingsPort actorSettings,
    ObjectPort objects,
    InventoryPort inventory,
    RoomPort rooms,
    ScreenPort screen,
    PalettePort palette,
    BoxPort boxes,
    CameraPort camera,
    VerbPort verbs,
    TextPort text,
    CursorPort cursor,
    SoundPort sound,
    ResourcePort resources,
    HostPort host,
    SavePort saves,
    RandomPort random,
    ScriptSource scripts) {}
